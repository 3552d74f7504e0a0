package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/** One lie under way, in one match. */
interface Trick {
  /** What leaves instead of a message; a list of that message alone changes nothing. */
  default List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
    return List.of(message);
  }

  /** Something happened; the liar may say something of its own. */
  default void look(Desk desk) {}
}
