package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Look;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows one view after the other, and tells what happened between them. */
final class Narration<V> {
  private final GameScreen<V> screen;
  private final Display display;
  private final Look look;
  private final List<String> news = new ArrayList<>();
  private @Nullable V before;

  Narration(GameScreen<V> screen, Display display, Look look) {
    this.screen = screen;
    this.display = display;
    this.look = display.suited(look);
  }

  void show(V now, int seat, List<String> names) {
    V last = before;
    if (now.equals(last)) {
      return;
    }
    before = now;
    List<String> latest =
        last == null
            ? List.of()
            : screen.tell(last, new Scene<>(now, seat, names, List.of(), news, look));
    news.addAll(latest);
    display.show(screen, new Scene<>(now, seat, names, List.of(), news, look), latest);
    if (!latest.isEmpty()) {
      display.pause();
    }
  }
}
