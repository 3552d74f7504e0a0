package dev.parlor.games.blackjack;

import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import java.util.List;

/**
 * The best move by total and the dealer's open card for these rules: six decks, the dealer stands
 * on all 17, no peek, doubling after a split, one split.
 *
 * <p>Each row has one letter for a dealer's 2, 3 ... 10, ace: H hit, S stand, D double or else hit,
 * E double or else stand; for pairs Y split, N play the total.
 */
public final class BasicStrategy {
  private static final String HIT = "HHHHHHHHHH";
  private static final String STAND = "SSSSSSSSSS";

  private BasicStrategy() {}

  /**
   * The move for a hand that may still be hit.
   *
   * @param canDouble whether doubling is legal now
   * @param canSplit whether splitting is legal now
   */
  public static DuelMove move(List<Card> hand, Card dealer, boolean canDouble, boolean canSplit) {
    int column = dealer(dealer);
    if (canSplit && pair(HandValue.points(hand.get(0))).charAt(column) == 'Y') {
      return DuelMove.SPLIT;
    }
    HandValue value = HandValue.of(hand);
    String row = value.soft() ? soft(value.total()) : hard(value.total());
    return switch (row.charAt(column)) {
      case 'H' -> DuelMove.HIT;
      case 'S' -> DuelMove.STAND;
      case 'D' -> canDouble ? DuelMove.DOUBLE : DuelMove.HIT;
      default -> canDouble ? DuelMove.DOUBLE : DuelMove.STAND;
    };
  }

  private static int dealer(Card card) {
    int points = HandValue.points(card);
    return points == 1 ? 9 : points - 2;
  }

  private static String hard(int total) {
    return switch (total) {
      case 9 -> "HDDDDHHHHH";
      case 10, 11 -> "DDDDDDDDHH";
      case 12 -> "HHSSSHHHHH";
      case 13, 14, 15, 16 -> "SSSSSHHHHH";
      default -> total < 9 ? HIT : STAND;
    };
  }

  private static String soft(int total) {
    return switch (total) {
      case 12 -> HIT;
      case 13, 14 -> "HHHDDHHHHH";
      case 15, 16 -> "HHDDDHHHHH";
      case 17 -> "HDDDDHHHHH";
      case 18 -> "SEEEESSHHH";
      default -> STAND;
    };
  }

  private static String pair(int points) {
    return switch (points) {
      case 1 -> "YYYYYYYYYN";
      case 2, 3, 7 -> "YYYYYYNNNN";
      case 4 -> "NNNYYNNNNN";
      case 6 -> "YYYYYNNNNN";
      case 8 -> "YYYYYYYYNN";
      case 9 -> "YYYYYNYYNN";
      default -> "NNNNNNNNNN";
    };
  }
}
