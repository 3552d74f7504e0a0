package dev.parlor.games.twentyone;

import dev.parlor.games.card.Card;
import java.util.List;

/**
 * What a hand is worth when an ace counts 1 or 11: the best total that is not over 21, otherwise
 * the least total.
 *
 * @param soft whether an ace counts 11
 * @param cards how many cards the hand has
 */
public record HandValue(int total, boolean soft, int cards) {
  public static final int LIMIT = 21;

  public static HandValue of(List<Card> hand) {
    int total = 0;
    boolean ace = false;
    for (int i = 0; i < hand.size(); i++) {
      int points = points(hand.get(i));
      total += points;
      ace |= points == 1;
    }
    boolean soft = ace && total + 10 <= LIMIT;
    return new HandValue(soft ? total + 10 : total, soft, hand.size());
  }

  /** The points of a card: its number; 10 for ten, jack, queen and king; 1 for an ace. */
  public static int points(Card card) {
    return Math.min(10, card.rank().number());
  }

  public boolean bust() {
    return total > LIMIT;
  }

  /** Whether it is 21 with two cards. Each game says whether that is paid as a natural. */
  public boolean blackjack() {
    return cards == 2 && total == LIMIT;
  }

  /** As a player reads it: {@code 17}, or {@code 7/17} while an ace may still count 1. */
  public String text() {
    return soft && total < LIMIT ? total - 10 + "/" + total : Integer.toString(total);
  }
}
