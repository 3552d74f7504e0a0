package dev.parlor.radio.control;

import dev.parlor.radio.hardware.Seen;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Whether whoever answers a call is who its sign says: anybody can repeat a sign. A link that ends
 * soon is bad luck; two in a row, and others with the same sign are called first.
 */
final class Doubts {
  /** Longer than a handshake may take. */
  static final long SOON = 30_000;

  /** Somebody may hang up under as many addresses as it likes. */
  static final int MOST = 64;

  private static final int LUCK = 2;

  private final Set<Seen> doubted = new LinkedHashSet<>();
  private Optional<Seen> answering = Optional.empty();
  private long since;
  private int shortLinks;

  /**
   * A link has begun.
   *
   * @param by who showed the sign, if one led there
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

  /** Nobody else is there: everybody is called again. */
  boolean forget() {
    boolean some = !doubted.isEmpty();
    doubted.clear();
    return some;
  }
}
