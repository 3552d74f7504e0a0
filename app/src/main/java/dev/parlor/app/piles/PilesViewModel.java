package dev.parlor.app.piles;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.table.TableSource;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import java.util.function.Supplier;

/** Turns what the table shows into what the screen shows, and taps into actions. */
public final class PilesViewModel extends ViewModel {
  private final Supplier<TableSource<PilesView>> tables;
  private final MutableLiveData<PilesScreen> screen = new MutableLiveData<>();
  private TableSource<PilesView> table;
  private int picked = -1;

  /**
   * @param tables gives a fresh table for every game
   */
  public PilesViewModel(Supplier<TableSource<PilesView>> tables) {
    this.tables = tables;
    this.table = tables.get();
    watch();
  }

  LiveData<PilesScreen> screen() {
    return screen;
  }

  void tap(int pile) {
    table.choose(new PilesAction.Pick(pile));
  }

  void guess(Direction direction) {
    if (picked >= 0) {
      table.choose(new PilesAction.Guess(picked, direction));
    }
  }

  void playAgain() {
    table.close();
    table = tables.get();
    watch();
  }

  @Override
  protected void onCleared() {
    table.close();
  }

  private void watch() {
    table.watch(
        new TableSource.Watcher<>() {
          @Override
          public void shows(PilesView view) {
            picked = view.yourTurn() ? view.picked().orElse(-1) : -1;
            screen.setValue(PilesScreen.of(view, table.mySeat()));
          }

          @Override
          public void refused(Refusal refusal) {
            PilesScreen now = screen.getValue();
            if (now != null) {
              screen.setValue(now.refusing(refusal));
            }
          }
        });
  }
}
