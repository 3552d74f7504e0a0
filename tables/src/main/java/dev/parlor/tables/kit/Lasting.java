package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Map;

/**
 * What a game keeps of one person from one practice table to the next, in lines of text. A client
 * stores the lines and knows nothing of what they say; none are those of somebody new.
 *
 * @param <V> what the rules show to a seat
 */
public interface Lasting<V> {

  /** The options that make of a table one that goes on from here. */
  Map<String, String> opening(List<String> kept, int seats);

  /** What is kept after something has happened; the same lines when nothing of it lasts. */
  List<String> after(List<String> kept, V before, V now, int seat);

  /** What is kept, in sentences. */
  List<Phrase> told(List<String> kept);
}
