package dev.parlor.games.recall;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;

/** What a card counts; few points are good. */
public final class RecallPoints {
  static final DeckSpec DECK = new DeckSpec(1, 2);

  private RecallPoints() {}

  /** Joker and red king 0, ace 1, numbers as they stand, jack, queen and black king 10. */
  public static int of(Card card) {
    if (card.isJoker()) {
      return 0;
    }
    if (card.rank() == Rank.KING) {
      return card.suit() == Suit.HEARTS || card.suit() == Suit.DIAMONDS ? 0 : 10;
    }
    return Math.min(card.rank().number(), 10);
  }

  /** Whether two cards have the same rank; a joker matches a joker. */
  static boolean sameRank(Card a, Card b) {
    return (a.isJoker() || b.isJoker()) ? a.equals(b) : a.rank() == b.rank();
  }
}
