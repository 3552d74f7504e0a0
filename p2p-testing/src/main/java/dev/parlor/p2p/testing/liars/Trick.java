package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/** One lie under way, in one match. */
interface Trick {
  /** What leaves instead of a message; a list of that message alone changes nothing. */
  default List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
    return List.of(message);
  }

  /**
   * Whether what a peer has sent stays unread for now; it is offered again whenever time passes.
   */
  default boolean holds(Desk desk, Bytes message) {
    return false;
  }

  /** Something happened; the liar may say something of its own. */
  default void look(Desk desk) {}
}
