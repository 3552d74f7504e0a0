package dev.parlor.radio.control;

import dev.parlor.radio.hardware.Seen;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the one who answers a call is the one whose sign led there, because anybody can repeat a
 * sign. One link that ends soon may be bad luck. After two in a row, others with the same sign are
 * called first.
 */
final class Doubts {
  /** Longer than a handshake may take. */
  static final long SOON = 30_000;

  /**
   * How many phones are remembered, because one may hang up under as many addresses as it likes.
   */
  static final int MOST = 64;

  private static final int LUCK = 2;

  private final Set<Seen> doubted = new LinkedHashSet<>();
  private Optional<Seen> answering = Optional.empty();
  private long since;
  private int shortLinks;

  /**
   * A link has begun.
   *
   * @param by the phone whose sign led there, if one did
   */
  void reached(Optional<Seen> by, long now) {
    answering = by;
    since = now;
  }

  /** The link has ended. */
  void over(long now) {
    shortLinks = now - since < SOON ? shortLinks + 1 : 0;
    if (areThere()) {
      answering.ifPresent(this::doubt);
    }
  }

  private void doubt(Seen by) {
    doubted.add(by);
    if (doubted.size() > MOST) {
      doubted.remove(doubted.iterator().next());
    }
  }

  boolean areThere() {
    return shortLinks >= LUCK;
  }

  boolean about(Seen by) {
    return doubted.contains(by);
  }

  /** Forgets all doubts, because nobody else is there; answers whether there were any. */
  boolean forget() {
    boolean some = !doubted.isEmpty();
    doubted.clear();
    return some;
  }
}
