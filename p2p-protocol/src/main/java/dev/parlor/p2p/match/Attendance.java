package dev.parlor.p2p.match;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Who is at the table, who is away by the word of all others, and who is gone. */
public final class Attendance {
  private final int seats;
  private final Set<Integer> away = new TreeSet<>();
  private final Set<Integer> gone = new TreeSet<>();
  private final Set<Integer> leaving = new TreeSet<>();
  private final Set<Integer> sitting = new TreeSet<>(); // away, and dealt no cards
  private final Set<Integer> haveSatOut = new TreeSet<>();
  private final Set<Integer> neverBack = new TreeSet<>(); // gone while they sat out
  private final Votes awayVotes = new Votes();
  private final Votes forfeitVotes = new Votes();
  private final Votes overVotes = new Votes();
  private final Map<Integer, Long> lastWord = new TreeMap<>();
  private final Map<Integer, Long> idleAt = new TreeMap<>(); // progress when it said nothing

  Attendance(int seats) {
    this.seats = seats;
  }

  /** How many sat down. */
  int seats() {
    return seats;
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

  /** Whether the match goes on without this seat until its phone is back. */
  public boolean isSittingOut(int seat) {
    return sitting.contains(seat);
  }

  public Set<Integer> sittingOut() {
    return new TreeSet<>(sitting);
  }

  /** Whether it sits out or has done so before: nobody may a second time. */
  boolean hasSatOut(int seat) {
    return haveSatOut.contains(seat);
  }

  /** Whether the match has ended for this seat while it sat out. */
  boolean wasNeverBack(int seat) {
    return neverBack.contains(seat);
  }

  void sitOut(int seat) {
    forgetVotes(seat);
    sitting.add(seat);
    haveSatOut.add(seat);
  }

  /** A seat that sat out is there again. */
  void sitDown(int seat) {
    forgetVotes(seat);
    sitting.remove(seat);
    away.remove(seat);
  }

  private void forgetVotes(int seat) {
    awayVotes.forget(seat);
    forfeitVotes.forget(seat);
    overVotes.forget(seat);
  }

  /** How many are neither gone nor sit out. */
  int playing() {
    return remaining() - sitting.size();
  }

  /** How many are not gone for good. */
  public int remaining() {
    return seats - gone.size();
  }

  public Set<Integer> gone() {
    return new TreeSet<>(gone);
  }

  /** Everybody who is not gone for good, whether away now or not. */
  public Set<Integer> staying() {
    Set<Integer> staying = new TreeSet<>();
    for (int seat = 0; seat < seats; seat++) {
      if (!isGone(seat)) {
        staying.add(seat);
      }
    }
    return staying;
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
    return awayVotes.has(seat, target);
  }

  /** Whether a seat has said that the time of one that sits out is over. */
  public boolean hasVotedOver(int seat, int target) {
    return overVotes.has(seat, target);
  }

  void voteOver(int seat, int target) {
    overVotes.add(seat, target);
  }

  /** A seat whose time to sit out is over by the word of all who are there; -1 if none. */
  int timeIsOver() {
    for (int target : overVotes.targets()) {
      if (isSittingOut(target) && unanimous(overVotes, target)) {
        return target;
      }
    }
    return -1;
  }

  public boolean hasVotedForfeit(int seat, int target) {
    return forfeitVotes.has(seat, target);
  }

  /** Whether the seat is about to leave in good order: its player is out, its phone still helps. */
  public boolean isLeaving(int seat) {
    return leaving.contains(seat);
  }

  boolean isAnybodyLeaving() {
    return !leaving.isEmpty();
  }

  Set<Integer> leaving() {
    return new TreeSet<>(leaving);
  }

  void beginLeave(int seat) {
    leaving.add(seat);
    away.add(seat);
  }

  /** Whether somebody has called this seat away or gone since it spoke last. */
  public boolean isCalled(int seat) {
    return awayVotes.areThereAbout(seat) || forfeitVotes.areThereAbout(seat);
  }

  /**
   * An entry of a seat in the log, and how the seat stood before it.
   *
   * @param wasAway whether it is back by it
   */
  record Word(
      int seat,
      boolean wasAway,
      @Nullable Set<Integer> awayVotes,
      @Nullable Set<Integer> forfeitVotes,
      @Nullable Long before) {}

  /**
   * An entry of the seat reached the log: votes against it are void, also those that were signed
   * before and come later.
   *
   * @param size of the log with this entry
   */
  Word speaks(int seat, long size) {
    Set<Integer> called = awayVotes.forget(seat);
    Set<Integer> given = forfeitVotes.forget(seat);
    Long before = lastWord.put(seat, size);
    boolean wasAway = !leaving.contains(seat) && !sitting.contains(seat) && away.remove(seat);
    return new Word(seat, wasAway, called, given, before);
  }

  /**
   * The word brought nothing that the table waits for: the first such word says that its author is
   * there, and all after it, until the table goes on, say nothing. Who owes something and talks
   * instead is as silent as if it did not.
   *
   * @param progress of the match, which the word has not changed
   * @return whether the seat is as it was before
   */
  boolean saidNothing(Word word, long progress) {
    Long idle = idleAt.put(word.seat, progress);
    if (idle == null || idle != progress) {
      return false;
    }
    awayVotes.restore(word.seat, word.awayVotes);
    forfeitVotes.restore(word.seat, word.forfeitVotes);
    if (word.before == null) {
      lastWord.remove(word.seat);
    } else {
      lastWord.put(word.seat, word.before);
    }
    if (word.wasAway) {
      away.add(word.seat);
    }
    return true;
  }

  /** Those whose word is still missing where others have begun to call somebody away. */
  public Set<Integer> voteMissing() {
    Set<Integer> missing = new TreeSet<>();
    awayVotes.targets().forEach(target -> miss(missing, target, awayVotes, isPresent(target)));
    forfeitVotes.targets().forEach(target -> miss(missing, target, forfeitVotes, !isGone(target)));
    return missing;
  }

  private void miss(Set<Integer> missing, int target, Votes votes, boolean open) {
    for (int seat : present()) {
      if (open && seat != target && !votes.has(seat, target)) {
        missing.add(seat);
      }
    }
  }

  /** Whether the seat has spoken since somebody's log was so long. */
  boolean hasSpokenSince(int seat, long size) {
    return lastWord.getOrDefault(seat, 0L) > size;
  }

  void vote(int seat, int target, boolean forfeit) {
    (forfeit ? forfeitVotes : awayVotes).add(seat, target);
  }

  /** A seat that everybody else has called away and that still counts as present; -1 if none. */
  int calledAway() {
    for (int target : awayVotes.targets()) {
      if (isPresent(target) && unanimous(awayVotes, target)) {
        away.add(target);
        return target;
      }
    }
    return -1;
  }

  /** A seat that everybody else wants to go on without; -1 if none. */
  int forfeited() {
    for (int target : forfeitVotes.targets()) {
      if (!isGone(target) && unanimous(forfeitVotes, target)) {
        return target;
      }
    }
    return -1;
  }

  /**
   * All others have said it, at least two of them. A seat that says nothing does not count only if
   * each of those who do has called it away as well.
   */
  private boolean unanimous(Votes votes, int target) {
    Set<Integer> given = new TreeSet<>(votes.about(target));
    given.retainAll(present());
    Set<Integer> silent = present();
    silent.remove(target);
    silent.removeAll(given);
    return given.size() >= 2
        && silent.stream().allMatch(other -> awayVotes.about(other).containsAll(given));
  }

  void leave(int seat) {
    away.remove(seat);
    leaving.remove(seat);
    if (sitting.remove(seat)) {
      neverBack.add(seat);
    }
    gone.add(seat);
  }
}
