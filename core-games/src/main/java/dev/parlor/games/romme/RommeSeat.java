package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import java.util.List;

/**
 * One seat of the match.
 *
 * @param total points so far; few are good
 * @param outInRound the round in which the seat dropped out of play, 0 while it plays
 * @param hand the cards held, newest last
 * @param turns turns completed in this round
 * @param meldedInTurn the number of the turn in which this seat first melded, or {@link #NEVER}
 * @param hasDrawn whether the turn under way, or one cut short by absence, has had its draw
 */
public record RommeSeat(
    Status status,
    Presence presence,
    int total,
    int outInRound,
    List<Slot> hand,
    int turns,
    int meldedInTurn,
    boolean hasDrawn) {
  public static final int NEVER = -1;

  /** Part in the match. */
  public enum Status {
    PLAYING,
    /** Reached the target score and watches. */
    ELIMINATED,
    /** Left, forfeited or was convicted. */
    GONE
  }

  /** Whether the seat can be reached. */
  public enum Presence {
    HERE,
    AWAY,
    LEFT
  }

  public RommeSeat {
    hand = List.copyOf(hand);
  }

  static RommeSeat fresh() {
    return new RommeSeat(Status.PLAYING, Presence.HERE, 0, 0, List.of(), 0, NEVER, false);
  }

  public boolean isPlaying() {
    return status == Status.PLAYING;
  }

  /** Whether the turn may come to this seat. */
  public boolean canPlay() {
    return isPlaying() && presence == Presence.HERE;
  }

  /** Whether this seat has melded in this round, and so may lay off and swap. */
  public boolean hasMelded() {
    return meldedInTurn != NEVER;
  }

  RommeSeat withPresence(Presence next) {
    return new RommeSeat(status, next, total, outInRound, hand, turns, meldedInTurn, hasDrawn);
  }

  RommeSeat out(Status next, int round) {
    return new RommeSeat(next, presence, total, round, List.of(), turns, meldedInTurn, false);
  }

  RommeSeat withPoints(int points) {
    return new RommeSeat(
        status, presence, total + points, outInRound, hand, turns, meldedInTurn, hasDrawn);
  }

  RommeSeat withHand(List<Slot> next) {
    return new RommeSeat(status, presence, total, outInRound, next, turns, meldedInTurn, hasDrawn);
  }

  RommeSeat forNewRound() {
    return new RommeSeat(status, presence, total, outInRound, List.of(), 0, NEVER, false);
  }

  RommeSeat drawn(List<Slot> next) {
    return new RommeSeat(status, presence, total, outInRound, next, turns, meldedInTurn, true);
  }

  RommeSeat melded() {
    return new RommeSeat(
        status,
        presence,
        total,
        outInRound,
        hand,
        turns,
        hasMelded() ? meldedInTurn : turns,
        hasDrawn);
  }

  RommeSeat turnDone() {
    return new RommeSeat(status, presence, total, outInRound, hand, turns + 1, meldedInTurn, false);
  }
}
