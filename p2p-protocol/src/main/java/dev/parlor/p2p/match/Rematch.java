package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/** Who wants to play once more when a match is over. */
public final class Rematch {
  private final Seating seating;
  private final int minPhones;
  private final Attendance attendance;
  private final Ending ending;
  private final Set<Integer> asked = new TreeSet<>();
  private long hostTime;

  Rematch(Seating seating, int minPhones, Attendance attendance, Ending ending) {
    this.seating = seating;
    this.minPhones = minPhones;
    this.attendance = attendance;
    this.ending = ending;
  }

  /** {@code REMATCH:<number of the next match>:<unix seconds>}. */
  void ask(Said by, Line line) throws Lie, Malformed, Stale {
    int number = line.number(0, 1, Integer.MAX_VALUE);
    long time = line.number(1, 0, Integer.MAX_VALUE);
    if (!ending.hasSigned(by.seat()) || number != seating.number() + 1) {
      throw new Lie(Offence.REMATCH_TOO_EARLY, line.toString());
    }
    if (!asked.add(by.seat())) {
      throw new Stale("asked already");
    }
    if (by.seat() == seating.host().index()) {
      hostTime = time;
    }
  }

  /** Who has asked for it. */
  public Set<Integer> asked() {
    return Collections.unmodifiableSet(asked);
  }

  /** When the next match begins, by the host's word. */
  long hostTime() {
    return hostTime;
  }

  /** Whether the result stands, and enough are still there. */
  public boolean isPossible() {
    return ending.closing().isPresent()
        && !attendance.isGone(seating.host().index())
        && attendance.remaining() >= minPhones;
  }

  /** Whether everybody who is still there has asked. */
  boolean isAgreed() {
    return isPossible() && asked.containsAll(attendance.staying());
  }

  /** Who holds up others that have asked: those who are there and have said nothing. */
  public Set<Integer> awaited() {
    if (!isPossible()) {
      return Set.of();
    }
    Set<Integer> silent = attendance.staying();
    return silent.removeAll(asked) ? silent : Set.of();
  }
}
