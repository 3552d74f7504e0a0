package dev.parlor.p2p.table;

import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * What lies between a session and its links, where everything passes before it is encrypted. Every
 * phone leaves it empty; whoever watches phones in a test stands there, and liars do.
 */
public interface Passage {
  /** What leaves instead of a message of the session. */
  default List<Bytes> says(Bytes to, Bytes message) {
    return List.of(message);
  }

  /** Whether the session gets to hear what a peer has said. */
  default boolean hears(Bytes from, Bytes message) {
    return true;
  }

  /** What the session takes for the time. */
  default long clock(long now) {
    return now;
  }
}
