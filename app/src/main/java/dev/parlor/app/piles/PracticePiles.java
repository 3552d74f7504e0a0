package dev.parlor.app.piles;

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
final class PracticePiles {
  private final int seats;
  private final Dice dice;

  PracticePiles(int seats, long seed) {
    this.seats = seats;
    this.dice = Dice.seeded(seed);
  }

  TableSource<PilesView> next() {
    return new PracticeTable<>(
        new Piles(),
        Setup.of(seats),
        Dealer.seeded(dice),
        new BestOdds(),
        dice,
        Later.onMainThread());
  }
}
