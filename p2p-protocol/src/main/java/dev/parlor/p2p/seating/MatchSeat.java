package dev.parlor.p2p.seating;

/**
 * A seat in one match of a table: the one that its rules count. From one match to the next it goes
 * around, and who plays no more has none.
 */
public record MatchSeat(int index) {
  /** Of whoever does not play this match. */
  public static final MatchSeat NONE = new MatchSeat(-1);

  public boolean isNone() {
    return index < 0;
  }

  /** As a line and a person count them, from 1. */
  public int number() {
    return index + 1;
  }

  @Override
  public String toString() {
    return "player " + number();
  }
}
