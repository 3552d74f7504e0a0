package dev.parlor.p2p.seating;

/**
 * A seat in one match of a table, as the rules of its game count. Seats go around from one match to
 * the next, and a player who has left has none.
 */
public record MatchSeat(int index) {
  /** The seat of somebody who does not play this match. */
  public static final MatchSeat NONE = new MatchSeat(-1);

  public boolean isNone() {
    return index < 0;
  }

  /** The number from 1, as lines and people count. */
  public int number() {
    return index + 1;
  }

  @Override
  public String toString() {
    return "player " + number();
  }
}
