package dev.parlor.terminal.play;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.SeatSitting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A look over the shoulder of a computer player at a table of several devices. */
final class DemoSitting<S, V> implements TableWatcher<S, V> {
  private final SeatSitting<V> seat;
  private @Nullable TableView<V> last;

  /**
   * @param shows called whenever there is something new, while the table waits
   */
  DemoSitting(GameKit<S, V> kit, Runnable shows) {
    SeatSitting.Wires nobody = new SeatSitting.Wires(input -> {}, Runnable::run, () -> 0, () -> {});
    seat = new SeatSitting<>(kit, nobody, false, false);
    seat.watch(shows);
  }

  /** The place of that player, as the shown table knows it. */
  SeatSitting<V> seat() {
    return seat;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    TableView<V> view = session.view();
    if (!view.equals(last)) {
      last = view;
      seat.show(view, List.of());
    }
  }

  /** Tells something beside the game. */
  void tell(Phrase sentence) {
    seat.notice(sentence);
  }
}
