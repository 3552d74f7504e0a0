package dev.parlor.games.recall;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;

/** Which of the two peeked cards becomes the collection card. */
public enum CollectionRule {
  FIRST,
  SECOND,
  /** Both have the same rank, so a lot decides. */
  RANDOM,
  /** Both are jokers, so nothing is collected. */
  NONE;

  /**
   * The rule for two cards: no joker if possible, then fewer points, then ace, numbers, king,
   * queen, jack; a lot between equals.
   */
  public static CollectionRule of(Card first, Card second) {
    if (first.isJoker() || second.isJoker()) {
      return first.equals(second) ? NONE : first.isJoker() ? SECOND : FIRST;
    }
    int points = Integer.compare(RecallPoints.of(first), RecallPoints.of(second));
    int order = points != 0 ? points : Integer.compare(priority(first), priority(second));
    if (order == 0) {
      return RANDOM;
    }
    return order < 0 ? FIRST : SECOND;
  }

  private static int priority(Card card) {
    Rank rank = card.rank();
    return switch (rank) {
      case ACE -> 1;
      case KING -> 3;
      case QUEEN -> 4;
      case JACK -> 5;
      default -> 2;
    };
  }
}
