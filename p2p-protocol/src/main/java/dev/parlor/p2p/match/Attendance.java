package dev.parlor.p2p.match;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who is at the table, who is away by the word of all others, and who is gone. */
public final class Attendance {
  private final int seats;
  private final Set<Integer> away = new TreeSet<>();
  private final Set<Integer> gone = new TreeSet<>();
  private final Set<Integer> leaving = new TreeSet<>();
  private final Map<Integer, Set<Integer>> awayVotes = new TreeMap<>();
  private final Map<Integer, Set<Integer>> forfeitVotes = new TreeMap<>();

  Attendance(int seats) {
    this.seats = seats;
  }

  public boolean isAway(int seat) {
    return away.contains(seat);
  }

  public boolean isGone(int seat) {
    return gone.contains(seat);
  }

  public boolean isPresent(int seat) {
    return !isAway(seat) && !isGone(seat);
  }

  public Set<Integer> away() {
    return new TreeSet<>(away);
  }

  /** How many are not gone for good. */
  public int remaining() {
    return seats - gone.size();
  }

  public Set<Integer> present() {
    Set<Integer> present = new TreeSet<>();
    for (int seat = 0; seat < seats; seat++) {
      if (isPresent(seat)) {
        present.add(seat);
      }
    }
    return present;
  }

  public boolean hasVotedAway(int seat, int target) {
    return awayVotes.getOrDefault(target, Set.of()).contains(seat);
  }

  public boolean hasVotedForfeit(int seat, int target) {
    return forfeitVotes.getOrDefault(target, Set.of()).contains(seat);
  }

  /** Whether the seat is about to leave in good order: its player is out, its phone still helps. */
  public boolean isLeaving(int seat) {
    return leaving.contains(seat);
  }

  Set<Integer> leaving() {
    return new TreeSet<>(leaving);
  }

  void beginLeave(int seat) {
    leaving.add(seat);
    away.add(seat);
  }

  /** An entry of the seat reached the log: votes against it are void; true if it was away. */
  boolean speaks(int seat) {
    awayVotes.remove(seat);
    forfeitVotes.remove(seat);
    return !leaving.contains(seat) && away.remove(seat);
  }

  /** Those whose word is still missing where others have begun to call somebody away. */
  public Set<Integer> voteMissing() {
    Set<Integer> missing = new TreeSet<>();
    awayVotes.forEach((target, given) -> miss(missing, target, given, isPresent(target)));
    forfeitVotes.forEach((target, given) -> miss(missing, target, given, !isGone(target)));
    return missing;
  }

  private void miss(Set<Integer> missing, int target, Set<Integer> given, boolean open) {
    for (int seat : present()) {
      if (open && seat != target && !given.contains(seat)) {
        missing.add(seat);
      }
    }
  }

  void vote(int seat, int target, boolean forfeit) {
    (forfeit ? forfeitVotes : awayVotes).computeIfAbsent(target, t -> new TreeSet<>()).add(seat);
  }

  /** A seat that everybody else has called away and that still counts as present; -1 if none. */
  int calledAway() {
    for (int target : awayVotes.keySet()) {
      if (isPresent(target) && unanimous(awayVotes, target)) {
        away.add(target);
        return target;
      }
    }
    return -1;
  }

  /** A seat that everybody else wants to go on without; -1 if none. */
  int forfeited() {
    for (int target : forfeitVotes.keySet()) {
      if (!isGone(target) && unanimous(forfeitVotes, target)) {
        return target;
      }
    }
    return -1;
  }

  /**
   * All others have said it, at least two of them; those who are called away themselves and say
   * nothing do not count.
   */
  private boolean unanimous(Map<Integer, Set<Integer>> votes, int target) {
    Set<Integer> given = votes.getOrDefault(target, Set.of());
    Set<Integer> others = present();
    others.remove(target);
    others.removeIf(other -> !given.contains(other) && awayVotes.containsKey(other));
    return others.size() >= 2 && given.containsAll(others);
  }

  void leave(int seat) {
    away.remove(seat);
    leaving.remove(seat);
    gone.add(seat);
  }
}
