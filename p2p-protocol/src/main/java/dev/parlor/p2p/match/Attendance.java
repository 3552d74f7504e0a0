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
  private final Voices voices = new Voices(this);
  private final Map<Integer, Long> lastWord = new TreeMap<>();
  // how far the match was when a seat's word brought nothing
  private final Map<Integer, Long> idleAt = new TreeMap<>();

  Attendance(int seats) {
    this.seats = seats;
  }

  /** How many seats have sat down at the match. */
  int seats() {
    return seats;
  }

  /** What the seats have said of each other's silence. */
  public Voices voices() {
    return voices;
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

  /** Whether the seat sits out or has done so before. Nobody may sit out a second time. */
  public boolean hasSatOut(int seat) {
    return haveSatOut.contains(seat);
  }

  /** Whether the match has ended for this seat while it sat out. */
  boolean wasNeverBack(int seat) {
    return neverBack.contains(seat);
  }

  void sitOut(int seat) {
    voices.forget(seat);
    sitting.add(seat);
    haveSatOut.add(seat);
  }

  /** A seat that sat out is there again. */
  void sitDown(int seat) {
    voices.forget(seat);
    sitting.remove(seat);
    away.remove(seat);
  }

  /** How many seats are neither gone nor sitting out. */
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

  /** The seats that are not gone for good, whether they are away now or not. */
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

  /**
   * Whether the seat is about to leave in good order: its player is out, and its phone still helps.
   */
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

  /**
   * An entry of a seat in the log, and how the seat stood before it.
   *
   * @param wasAway whether the seat was away and is back by this entry
   */
  record Word(int seat, boolean wasAway, Voices.Voided calls, @Nullable Long before) {}

  /**
   * An entry of the seat has reached the log. Votes against the seat are void, including votes that
   * were signed before and come later.
   *
   * @param size of the log with this entry
   */
  Word speaks(int seat, long size) {
    Voices.Voided calls = voices.answered(seat);
    Long before = lastWord.put(seat, size);
    boolean wasAway = !leaving.contains(seat) && !sitting.contains(seat) && away.remove(seat);
    return new Word(seat, wasAway, calls, before);
  }

  /**
   * A word brought nothing that the table waits for. The first such word still shows that its
   * author is there. All further ones count as silence until the match makes progress, so that a
   * seat that owes something can't talk instead.
   *
   * @param progress how far the match is; the word has not changed it
   * @return whether the seat is as it was before
   */
  boolean saidNothing(Word word, long progress) {
    Long idle = idleAt.put(word.seat, progress);
    if (idle == null || idle != progress) {
      return false;
    }
    voices.restore(word.seat, word.calls);
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

  /** Whether the seat has spoken since the log had this size. */
  boolean hasSpokenSince(int seat, long size) {
    return lastWord.getOrDefault(seat, 0L) > size;
  }

  void goAway(int seat) {
    away.add(seat);
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
