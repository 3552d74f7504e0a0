package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayDeque;
import java.util.Deque;

/** What was sent and is not acknowledged yet. A link that carries too much of it is dropped. */
final class Outgoing {
  private static final int MOST = 1 << 20;
  private static final int BUSY = MOST / 4 * 3;

  /**
   * The most bytes on their way that do not count as a queue: one piece of a deck, and some that
   * are not acknowledged yet.
   */
  private static final int QUIET = 1_536;

  private final Deque<Integer> lengths = new ArrayDeque<>();
  private long sent;
  private long acked;
  private int bytes;

  /** Takes note of a DATA frame; answers its number. */
  long add(int length) {
    lengths.add(length);
    bytes += length;
    return ++sent;
  }

  /** The number of the last DATA frame. */
  long sent() {
    return sent;
  }

  void acknowledged(long ack) throws Malformed {
    if (ack > sent) {
      throw new Malformed("acknowledges frame " + ack + " of " + sent);
    }
    while (acked < ack) {
      acked++;
      bytes -= lengths.remove();
    }
  }

  boolean isTooMuch() {
    return bytes > MOST;
  }

  boolean isBusy() {
    return bytes > BUSY;
  }

  boolean isQuiet() {
    return bytes < QUIET;
  }
}
