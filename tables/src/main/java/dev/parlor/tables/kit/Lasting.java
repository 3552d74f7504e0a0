package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Map;

/**
 * What a game keeps of one person from one practice table to the next, as lines of text. A client
 * stores the lines and knows nothing of what they say. Somebody new has no lines.
 *
 * @param <V> what the rules show to a seat
 */
public interface Lasting<V> {

  /** The options of a table that goes on from what was kept. */
  Map<String, String> opening(List<String> kept, int seats);

  /** What is kept after something has happened; the same lines when nothing of it is to be kept. */
  List<String> after(List<String> kept, V before, V now, int seat);

  /** Says in sentences what is kept. */
  List<Phrase> told(List<String> kept);
}
