package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Canvas;
import java.util.List;

/** How one game looks, sounds and is typed in a terminal. Pure: everything is in the scene. */
public interface GameScreen<V> {
  /** Draws the table; the canvas is at least 80 by 20. */
  void paint(Canvas canvas, Scene<V> scene);

  /** The same table in lines of text that can be read aloud. */
  List<String> describe(Scene<V> scene);

  /** What happened between two views, one sentence each; of the same seat. */
  List<String> tell(V before, Scene<V> now);

  /** What may be typed now, with keys, on one line. */
  String keys(Scene<V> scene);

  /** What the typed text means; it is trimmed, and empty for Enter alone. */
  Typed read(String text, Scene<V> scene);
}
