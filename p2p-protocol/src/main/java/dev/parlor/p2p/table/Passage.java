package dev.parlor.p2p.table;

import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/**
 * What lies between a session and its links, where all messages pass before they are encrypted.
 * Every real phone leaves it empty. Tests use it to watch phones, and to make liars of them.
 */
public interface Passage {
  /** The messages that leave in place of a message of the session. */
  default List<Bytes> says(Bytes to, Bytes message) {
    return List.of(message);
  }

  /** Whether the session hears what a peer has said. */
  default boolean hears(Bytes from, Bytes message) {
    return true;
  }

  /** The time that the session is told. */
  default long clock(long now) {
    return now;
  }
}
