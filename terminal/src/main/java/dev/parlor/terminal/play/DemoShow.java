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
      narration.show(game, view.me(), names(view));
    }
  }

  /** How the last match went. */
  void end(TableView<V> view) {
    V game = view.game();
    if (game != null && view.outcome().isPresent()) {
      narration.end(view.outcome().get(), game, view.me(), names(view));
    }
  }

  private static List<String> names(TableView<?> view) {
    return view.seats().stream().map(join -> join.callsign()).toList();
  }
}
