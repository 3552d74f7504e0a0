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
public record HandSeat(
    boolean live, int stack, int bet, int total, int actedAt, Optional<PokerMove> last) {
  public static final int NOT_YET = -1;

  static HandSeat sitting(boolean live, int stack) {
    return new HandSeat(live, stack, 0, 0, NOT_YET, Optional.empty());
  }

  /** Whether the player is live and has chips left to bet. */
  public boolean hasChips() {
    return live && stack > 0;
  }

  public boolean isAllIn() {
    return live && stack == 0;
  }

  HandSeat pay(int chips) {
    return new HandSeat(live, stack - chips, bet + chips, total + chips, actedAt, last);
  }

  HandSeat acted(int level, PokerMove move) {
    return new HandSeat(live, stack, bet, total, level, Optional.of(move));
  }

  HandSeat folded() {
    return new HandSeat(false, stack, bet, total, actedAt, last);
  }

  HandSeat onNextStreet() {
    return new HandSeat(live, stack, 0, total, NOT_YET, last);
  }
}
