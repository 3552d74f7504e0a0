package dev.parlor.games.highlow;

/** How the third card fell. */
public enum ParlorVerdict {
  /** Strictly between the two: the bet comes out of the pot. */
  WIN,
  /** Outside: the bet goes into the pot. */
  LOSE,
  /** On one of the two: twice the bet goes into the pot. */
  POST;

  /** What the seat gets, negative when it pays. */
  int gain(int bet) {
    return switch (this) {
      case WIN -> bet;
      case LOSE -> -bet;
      case POST -> -2 * bet;
    };
  }
}
