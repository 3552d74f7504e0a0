package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** {@code REMATCH:<number of the next match>:<unix seconds>}: who wants to play once more. */
final class Rematch {
  private final Seating seating;
  private final Set<Integer> asked = new TreeSet<>();
  private long hostTime;

  Rematch(Seating seating) {
    this.seating = seating;
  }

  /**
   * A seat asks.
   *
   * @param signed whether it has put its name to the result of this match
   */
  void ask(int seat, Line line, boolean signed) throws Lie, Malformed, Stale {
    int number = line.number(0, 1, Integer.MAX_VALUE);
    long time = line.number(1, 0, Integer.MAX_VALUE);
    if (!signed || number != seating.number() + 1) {
      throw new Lie("offence.rematchTooEarly", line.toString());
    }
    if (!asked.add(seat)) {
      throw new Stale("asked already");
    }
    if (seat == seating.host()) {
      hostTime = time;
    }
  }

  Set<Integer> asked() {
    return Collections.unmodifiableSet(asked);
  }

  /** When the next match begins, by the host's word. */
  long hostTime() {
    return hostTime;
  }
}
