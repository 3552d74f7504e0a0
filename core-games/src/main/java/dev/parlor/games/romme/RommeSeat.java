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
 * @param sitsOut whether it gets no cards in this round
 * @param owed points for a deal of this round that it has spoilt by silence; counted with the round
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
    boolean sitsOut,
    int owed,
    boolean hasDrawn) {
  public static final int NEVER = -1;

  /** What part a seat has in the match. */
  public enum Status {
    PLAYING,
    /** The seat has reached the target score and watches. */
    ELIMINATED,
    /** The seat has left, forfeited, or was convicted. */
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
    return new RommeSeat(Status.PLAYING, Presence.HERE, 0, 0, List.of(), 0, NEVER, false, 0, false);
  }

  public boolean isPlaying() {
    return status == Status.PLAYING;
  }

  boolean isHere() {
    return presence == Presence.HERE;
  }

  /** Whether the seat gets cards in this round, or has got some. */
  boolean isDealtIn() {
    return isPlaying() && !sitsOut;
  }

  /** Whether the turn may come to this seat. */
  public boolean canPlay() {
    return isDealtIn() && isHere();
  }

  /** Whether this seat has melded in this round, and so may lay off and swap. */
  public boolean hasMelded() {
    return meldedInTurn != NEVER;
  }

  RommeSeat withPresence(Presence next) {
    return with(next, total, hand, sitsOut, owed);
  }

  RommeSeat sittingOut(boolean now) {
    return with(presence, total, hand, now, owed);
  }

  RommeSeat owing(int points) {
    return with(presence, total, hand, sitsOut, points);
  }

  RommeSeat out(Status next, int round) {
    return new RommeSeat(
        next, presence, total, round, List.of(), turns, meldedInTurn, sitsOut, owed, false);
  }

  RommeSeat withPoints(int points) {
    return with(presence, total + points, hand, sitsOut, 0);
  }

  RommeSeat withHand(List<Slot> next) {
    return with(presence, total, next, sitsOut, owed);
  }

  private RommeSeat with(
      Presence nextPresence, int points, List<Slot> cards, boolean sits, int owes) {
    return new RommeSeat(
        status, nextPresence, points, outInRound, cards, turns, meldedInTurn, sits, owes, hasDrawn);
  }

  RommeSeat forNewRound() {
    return turned(0, NEVER, List.of(), false);
  }

  RommeSeat drawn(List<Slot> next) {
    return turned(turns, meldedInTurn, next, true);
  }

  RommeSeat melded() {
    return turned(turns, hasMelded() ? meldedInTurn : turns, hand, hasDrawn);
  }

  RommeSeat turnDone() {
    return turned(turns + 1, meldedInTurn, hand, false);
  }

  private RommeSeat turned(int done, int melded, List<Slot> cards, boolean drawn) {
    return new RommeSeat(
        status, presence, total, outInRound, cards, done, melded, sitsOut, owed, drawn);
  }
}
