package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Who wants to play once more when a match is over. */
public final class Rematch {
  private final Seating seating;
  private final int minPhones;
  private final Attendance attendance;
  private final Ending ending;
  private final Orderer orderer;
  private final Map<Integer, Long> asked = new TreeMap<>(); // when each of them asked

  Rematch(Seating seating, int minPhones, Attendance attendance, Ending ending, Orderer orderer) {
    this.seating = seating;
    this.minPhones = minPhones;
    this.attendance = attendance;
    this.ending = ending;
    this.orderer = orderer;
  }

  /** {@code REMATCH:<number of the next match>:<unix seconds>}. */
  void ask(Said by, Line line) throws Lie, Malformed, Stale {
    int number = line.number(0, 1, Integer.MAX_VALUE);
    long time = line.number(1, 0, Integer.MAX_VALUE);
    if (!ending.hasSigned(by.seat()) || number != seating.number() + 1) {
      throw new Lie(Offence.REMATCH_TOO_EARLY, line.toString());
    }
    if (asked.putIfAbsent(by.seat(), time) != null) {
      throw new Stale("asked already");
    }
  }

  /** The seats that have asked for another match. */
  public Set<Integer> asked() {
    return Collections.unmodifiableSet(asked.keySet());
  }

  /** The time at which the next match begins, as the host says. */
  long hostTime() {
    return asked.getOrDefault(orderer.seat(), 0L);
  }

  /**
   * Whether another match can be agreed on: the result stands, and enough seats are still there.
   */
  public boolean isPossible() {
    return ending.closing().isPresent()
        && orderer.seat() >= 0
        && !attendance.isGone(orderer.seat())
        && attendance.remaining() >= Math.max(minPhones, Math.min(2, attendance.seats()));
  }

  /** Whether everybody who is still there has asked. */
  boolean isAgreed() {
    return isPossible() && asked.keySet().containsAll(attendance.staying());
  }

  /** The seats that are there, have said nothing, and so hold up others that have asked. */
  public Set<Integer> awaited() {
    if (!isPossible()) {
      return Set.of();
    }
    Set<Integer> silent = attendance.staying();
    return silent.removeAll(asked.keySet()) ? silent : Set.of();
  }
}
