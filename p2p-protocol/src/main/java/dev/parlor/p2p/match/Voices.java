package dev.parlor.p2p.match;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What the seats have said of each other's silence, and what follows when all have said it. */
public final class Voices {
  private static final int NOBODY = -1;

  private final Attendance attendance;
  private final Votes away = new Votes();
  private final Votes forfeit = new Votes();
  private final Votes over = new Votes();

  Voices(Attendance attendance) {
    this.attendance = attendance;
  }

  public boolean hasVotedAway(int seat, int target) {
    return away.has(seat, target);
  }

  public boolean hasVotedForfeit(int seat, int target) {
    return forfeit.has(seat, target);
  }

  /** Whether one seat has said that the time of another one, which sits out, is over. */
  public boolean hasVotedOver(int seat, int target) {
    return over.has(seat, target);
  }

  /** Whether somebody has called this seat away or gone since the seat spoke last. */
  public boolean isCalled(int seat) {
    return away.areThereAbout(seat) || forfeit.areThereAbout(seat);
  }

  /** Notes a vote; answers whether it is new. */
  boolean vote(int seat, int target, boolean gone) {
    return (gone ? forfeit : away).add(seat, target);
  }

  /** Notes that a seat calls the time of another one over; answers whether that is new. */
  boolean voteOver(int seat, int target) {
    return over.add(seat, target);
  }

  /** What others had said of a seat until it spoke; null where nobody had said anything. */
  record Voided(@Nullable Set<Integer> away, @Nullable Set<Integer> forfeit) {}

  /** The seat has spoken, so the votes that call it away or gone are void. */
  Voided answered(int seat) {
    return new Voided(away.forget(seat), forfeit.forget(seat));
  }

  /** Makes such votes count again, because the seat's word brought nothing. */
  void restore(int seat, Voided before) {
    away.restore(seat, before.away);
    forfeit.restore(seat, before.forfeit);
  }

  /** Forgets everything that was said of this seat. */
  void forget(int seat) {
    away.forget(seat);
    forfeit.forget(seat);
    over.forget(seat);
  }

  /** The seats whose word is missing where others have begun to call somebody away. */
  public Set<Integer> missing() {
    Set<Integer> missing = new TreeSet<>();
    away.targets().forEach(target -> miss(missing, target, away, attendance.isPresent(target)));
    forfeit.targets().forEach(target -> miss(missing, target, forfeit, !attendance.isGone(target)));
    return missing;
  }

  private void miss(Set<Integer> missing, int target, Votes votes, boolean open) {
    for (int seat : attendance.present()) {
      if (open && seat != target && !votes.has(seat, target)) {
        missing.add(seat);
      }
    }
  }

  /** A seat that everybody else has called away and that still counted as present; -1 if none. */
  int calledAway() {
    for (int target : away.targets()) {
      if (attendance.isPresent(target) && unanimous(away, target)) {
        attendance.goAway(target);
        return target;
      }
    }
    return NOBODY;
  }

  /** A seat that everybody else wants to go on without; -1 if none. */
  int forfeited() {
    for (int target : forfeit.targets()) {
      if (!attendance.isGone(target) && unanimous(forfeit, target)) {
        return target;
      }
    }
    return NOBODY;
  }

  /** A seat that sits out and whose time is over by the word of all who are there; -1 if none. */
  int timeIsOver() {
    for (int target : over.targets()) {
      if (attendance.isSittingOut(target) && unanimous(over, target)) {
        return target;
      }
    }
    return NOBODY;
  }

  /**
   * Whether all others have said it, at least two of them. A seat that says nothing stands in the
   * way unless each of those who spoke has called that seat away as well.
   */
  private boolean unanimous(Votes votes, int target) {
    Set<Integer> given = new TreeSet<>(votes.about(target));
    given.retainAll(attendance.present());
    Set<Integer> silent = attendance.present();
    silent.remove(target);
    silent.removeAll(given);
    return given.size() >= 2
        && silent.stream().allMatch(other -> away.about(other).containsAll(given));
  }
}
