package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.table.TableWatcher;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows a table over the shoulder of one of its players. */
final class DemoShow<S, V> implements TableWatcher<S, V> {
  private final GameScreen<V> screen;
  private final Display display;
  private final List<String> names;
  private final Look look;
  private final List<String> news = new ArrayList<>();
  private @Nullable V before;

  DemoShow(GameScreen<V> screen, Display display, List<String> names, Look look) {
    this.screen = screen;
    this.display = display;
    this.names = names;
    this.look = look;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    TableView<V> view = session.view();
    V now = view.game();
    V last = before;
    if (now == null || now.equals(last)) {
      return;
    }
    before = now;
    if (last == null) {
      display.show(screen, scene(view, now), List.of());
      return;
    }
    List<String> latest = screen.tell(last, scene(view, now));
    news.addAll(latest);
    display.show(screen, scene(view, now), latest);
    if (!latest.isEmpty()) {
      display.pause();
    }
  }

  private Scene<V> scene(TableView<V> view, V now) {
    return new Scene<>(now, view.me(), names, List.of(), news, look);
  }
}
