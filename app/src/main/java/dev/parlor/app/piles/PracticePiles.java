package dev.parlor.app.piles;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import dev.parlor.app.table.Later;
import dev.parlor.app.table.PracticeTable;
import dev.parlor.app.table.TableSource;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.table.Dealer;

/** Practice tables of High/Low Piles, one after the other; the same seed gives the same games. */
final class PracticePiles implements ViewModelProvider.Factory {
  private final int seats;
  private final Dice dice;

  PracticePiles(int seats, long seed) {
    this.seats = seats;
    this.dice = Dice.seeded(seed);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> type) {
    T model = type.cast(new PilesViewModel(this::table));
    if (model == null) {
      throw new IllegalArgumentException(type.getName());
    }
    return model;
  }

  private TableSource<PilesView> table() {
    return new PracticeTable<>(
        new Piles(),
        Setup.of(seats),
        Dealer.seeded(dice),
        new BestOdds(),
        dice,
        Later.onMainThread());
  }
}
