package dev.parlor.app.phones;

import androidx.lifecycle.Observer;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Does with a sitting what a person does through screens: it opens, compares and plays. */
public final class AutoPlayer<V> implements Observer<SittingView<V>> {
  final PhoneSitting<V> sitting;
  private final Function<V, Optional<Action>> player;
  private @Nullable SittingView<V> now;
  private @Nullable V answered;
  private boolean ready;
  private boolean confirmed;
  private boolean playing = true;
  private int moves;

  AutoPlayer(PhoneSitting<?> sitting, GameKit<?, V> kit, Function<V, Optional<Action>> player) {
    this.sitting = sitting.of(kit);
    this.player = player;
    this.sitting.view().observeForever(this);
  }

  @Override
  public void onChanged(SittingView<V> view) {
    now = view;
    TableView<V> table = view.table();
    switch (table.stage()) {
      case LOBBY -> {
        boolean full =
            table.invite().filter(invite -> invite.seats() == table.seats().size()).isPresent();
        if (sitting.hosting() && full && !ready) {
          ready = true;
          sitting.ready();
        }
      }
      case COMPARING -> {
        boolean comparable = table.sas().isPresent() || table.seats().size() == 1;
        if (comparable && !confirmed) {
          confirmed = true;
          sitting.confirm();
        }
      }
      case PLAYING -> play();
      case SIGNING, FINISHED, BROKEN -> {}
    }
  }

  /** Lets others wait from now on, or no longer. */
  void playing(boolean on) {
    playing = on;
    play();
  }

  private void play() {
    V picture = now == null ? null : now.table().game();
    if (playing && picture != null && isAsked()) {
      Optional<Action> action = player.apply(picture);
      if (action.isPresent()) {
        answered = picture;
        moves++;
        sitting.table().accept(new Input.Choose(action.get()));
      }
    }
  }

  /** Whether it may act on this picture, and has not answered it yet. */
  boolean isAsked() {
    return now != null
        && !now.table().choices().isEmpty()
        && now.table().game() != null
        && !now.table().game().equals(answered);
  }

  boolean hasView() {
    return now != null;
  }

  boolean hasPicture() {
    return now != null && now.table().game() != null;
  }

  int moves() {
    return moves;
  }

  SittingView<V> view() {
    return Objects.requireNonNull(now);
  }

  boolean is(TableView.Stage stage) {
    return now != null && now.table().stage() == stage;
  }

  boolean hasResult() {
    return now != null && now.result().isPresent();
  }
}
