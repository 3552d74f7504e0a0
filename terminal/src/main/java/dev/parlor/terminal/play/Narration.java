package dev.parlor.terminal.play;

import dev.parlor.games.Outcome;
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
    tell(latest, now, seat, names);
    if (!latest.isEmpty()) {
      display.pause();
    }
  }

  /** The last view, and who has won. */
  void end(Outcome outcome, V now, int seat, List<String> names) {
    show(now, seat, names);
    tell(List.of(Ending.of(outcome, names, look.texts())), now, seat, names);
  }

  private void tell(List<String> latest, V now, int seat, List<String> names) {
    news.addAll(latest);
    display.show(screen, new Scene<>(now, seat, names, List.of(), news, look), latest);
  }
}
