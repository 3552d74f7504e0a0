package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Canvas;
import java.util.List;
import java.util.Optional;

/** How one game looks, sounds and is typed in a terminal. Pure: everything is in the scene. */
public interface GameScreen<V> {
  /** Draws the table; the canvas is at least 80 by 20. */
  void paint(Canvas canvas, Scene<V> scene);

  /** The same while this much of a line is typed; the canvas as above. */
  default void paint(Canvas canvas, Scene<V> scene, String typed) {
    paint(canvas, scene);
  }

  /** What Enter would do with what is typed so far, where that is worth saying beforehand. */
  default Optional<String> preview(String typed, Scene<V> scene) {
    return Optional.empty();
  }

  /** The same table in lines of text that can be read aloud. */
  List<String> describe(Scene<V> scene);

  /** What happened between two views, one sentence each; of the same seat. */
  List<String> tell(V before, Scene<V> now);

  /** What may be typed now, with keys, on one line. */
  String keys(Scene<V> scene);

  /** What the typed text means; it is trimmed, and empty for Enter alone. */
  Typed read(String text, Scene<V> scene);
}
