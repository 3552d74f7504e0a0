package dev.parlor.games.poker.hand;

/**
 * A move as it was made, for the record and for the words above a plate.
 *
 * @param to the player's total on that street after it
 * @param allIn whether the stack was empty after it
 */
public record PokerMove(int seat, Street street, Kind kind, int to, boolean allIn) {
  /** Kinds of moves. A bet is the first one of a street. */
  public enum Kind {
    FOLD,
    CHECK,
    CALL,
    BET,
    RAISE
  }
}
