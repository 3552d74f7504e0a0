package dev.parlor.app.piles;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.parlor.app.table.TableSource;
import dev.parlor.games.Action;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Turns what the table shows into what the screen shows, and taps into actions. Between phones an
 * action takes a moment to be ordered: a picked pile is shown at once, and a guess that is made
 * before waits for it.
 */
public final class PilesViewModel extends ViewModel {
  private static final int NONE = -1;

  private final Supplier<TableSource<PilesView>> tables;
  private final MutableLiveData<PilesScreen> screen = new MutableLiveData<>();
  private TableSource<PilesView> table;
  private List<String> callsigns = List.of();
  private int picked = NONE;
  private @Nullable PilesView view;
  private @Nullable Action pending;
  private PilesAction.@Nullable Guess waiting;

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
    picked = pile;
    if (pending == null) {
      table.choose(new PilesAction.Pick(pile));
    }
    show();
  }

  void guess(Direction direction) {
    if (picked == NONE) {
      return;
    }
    PilesAction.Guess guess = new PilesAction.Guess(picked, direction);
    if (pending == null) {
      table.choose(guess);
    } else if (pending instanceof PilesAction.Pick) {
      waiting = guess;
      show();
    }
  }

  void playAgain() {
    table.close();
    table = tables.get();
    watch();
  }

  /** Who plays at the other phones, and which of this player's choices has not been ordered yet. */
  void company(List<String> names, @Nullable Action onItsWay) {
    callsigns = names;
    pending = onItsWay;
    PilesAction.Guess next = waiting;
    if (pending == null && next != null) {
      waiting = null;
      table.choose(next);
    }
    show();
  }

  @Override
  protected void onCleared() {
    table.close();
  }

  private void show() {
    show(Optional.empty());
  }

  private void show(Optional<Refusal> refusal) {
    PilesView now = view;
    if (now == null) {
      return;
    }
    PilesScreen shown = PilesScreen.of(withPick(now), table.mySeat(), callsigns);
    boolean guessed = waiting != null || pending instanceof PilesAction.Guess;
    PilesScreen seen = guessed && !shown.over() ? shown.turning() : shown;
    screen.setValue(refusal.map(seen::refusing).orElse(seen));
  }

  private PilesView withPick(PilesView now) {
    return new PilesView(
        now.piles(),
        now.odds(),
        now.remaining(),
        now.seats(),
        now.turn(),
        now.yourTurn(),
        now.paused(),
        now.yourTurn() && picked != NONE ? Optional.of(picked) : now.picked(),
        now.draw(),
        now.bannerKey());
  }

  private void watch() {
    view = null;
    picked = NONE;
    waiting = null;
    table.watch(
        new TableSource.Watcher<>() {
          @Override
          public void shows(PilesView next) {
            view = next;
            if (!next.yourTurn()) {
              picked = NONE;
              waiting = null;
            } else if (pending == null) {
              picked = next.picked().orElse(NONE);
            }
            show();
          }

          @Override
          public void refused(Refusal refusal) {
            waiting = null;
            picked = Optional.ofNullable(view).flatMap(PilesView::picked).orElse(NONE);
            show(Optional.of(refusal));
          }
        });
  }
}
