package dev.parlor.games.poker.hand;

import java.util.Optional;

/**
 * One seat in a hand.
 *
 * @param live dealt in and not folded
 * @param stack chips behind
 * @param bet chips put in on this street
 * @param total chips put in on all streets, without the ante
 * @param actedAt the height of the bet after the player's last move on this street, or {@link
 *     #NOT_YET}
 */
public record Player(
    boolean live, int stack, int bet, int total, int actedAt, Optional<Move> last) {
  public static final int NOT_YET = -1;

  static Player sitting(boolean live, int stack) {
    return new Player(live, stack, 0, 0, NOT_YET, Optional.empty());
  }

  /** Whether the player is live and has chips left to bet. */
  public boolean hasChips() {
    return live && stack > 0;
  }

  public boolean isAllIn() {
    return live && stack == 0;
  }

  Player pay(int chips) {
    return new Player(live, stack - chips, bet + chips, total + chips, actedAt, last);
  }

  Player acted(int level, Move move) {
    return new Player(live, stack, bet, total, level, Optional.of(move));
  }

  Player folded() {
    return new Player(false, stack, bet, total, actedAt, last);
  }

  Player onNextStreet() {
    return new Player(live, stack, 0, total, NOT_YET, last);
  }
}
