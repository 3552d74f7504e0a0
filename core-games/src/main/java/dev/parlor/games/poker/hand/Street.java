package dev.parlor.games.poker.hand;

/** The four betting rounds, with the number of cards that lie on the board. */
public enum Street {
  PREFLOP(0),
  FLOP(3),
  TURN(4),
  RIVER(5);

  private final int board;

  Street(int board) {
    this.board = board;
  }

  public int board() {
    return board;
  }

  /** The street after this one; the river stays the river. */
  public Street next() {
    return switch (this) {
      case PREFLOP -> FLOP;
      case FLOP -> TURN;
      case TURN, RIVER -> RIVER;
    };
  }
}
