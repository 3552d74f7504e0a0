package dev.parlor.p2p.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Who is at the table, who is away by the word of all others, and who is gone. */
public final class Attendance {
  private final int seats;
  private final Set<Integer> away = new TreeSet<>();
  private final Set<Integer> gone = new TreeSet<>();
  private final Set<Integer> leaving = new TreeSet<>();
  private final Map<Integer, Set<Integer>> awayVotes = new HashMap<>();
  private final Map<Integer, Set<Integer>> forfeitVotes = new HashMap<>();

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

  /** True when with this vote everybody else has said it. Two alone can't vote on each other. */
  boolean awayVote(int seat, int target) {
    boolean all = isPresent(target) && vote(awayVotes, seat, target);
    if (all) {
      away.add(target);
    }
    return all;
  }

  boolean forfeitVote(int seat, int target) {
    return !isGone(target) && vote(forfeitVotes, seat, target);
  }

  private boolean vote(Map<Integer, Set<Integer>> votes, int seat, int target) {
    Set<Integer> given = votes.computeIfAbsent(target, t -> new TreeSet<>());
    given.add(seat);
    Set<Integer> others = present();
    others.remove(target);
    return others.size() >= 2 && given.containsAll(others);
  }

  void leave(int seat) {
    away.remove(seat);
    leaving.remove(seat);
    gone.add(seat);
  }
}
