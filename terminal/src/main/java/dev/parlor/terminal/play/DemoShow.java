package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.TableWatcher;
import java.util.List;

/** Shows a table over the shoulder of one of its players. */
final class DemoShow<S, V> implements TableWatcher<S, V> {
  private final Narration<V> narration;

  DemoShow(Narration<V> narration) {
    this.narration = narration;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    TableView<V> view = session.view();
    V game = view.game();
    if (game != null) {
      List<String> names = view.seats().stream().map(join -> join.callsign()).toList();
      narration.show(game, view.me(), names);
    }
  }
}
