package dev.parlor.games.poker.eval;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the five cards that make a hand of poker. */
public final class BestFive {
  private BestFive() {}

  /**
   * The best five of five to seven cards. Those that make the hand come first, then the others by
   * height.
   *
   * @return no card when there are fewer than five
   */
  public static List<Card> of(List<Card> cards) {
    if (cards.size() < 5) {
      return List.of();
    }
    List<Card> best = best(cards);
    boolean wheel = height(best, Category.STRAIGHT) || height(best, Category.STRAIGHT_FLUSH);
    List<Card> sorted = new ArrayList<>(best);
    sorted.sort(
        Comparator.comparingInt((Card card) -> -count(best, card))
            .thenComparingInt(card -> wheel ? -card.rank().number() : -HandName.height(card)));
    return sorted;
  }

  /** Whether these are a straight of this category in which the ace is low. */
  private static boolean height(List<Card> five, Category category) {
    return Evaluator.category(Evaluator.rank(five)) == category
        && five.stream().anyMatch(card -> HandName.height(card) == 5)
        && five.stream().anyMatch(card -> HandName.height(card) == 14);
  }

  private static List<Card> best(List<Card> cards) {
    int rank = Evaluator.rank(cards);
    List<Card> five = cards;
    for (int drop = 0; five.size() > 5; drop++) {
      List<Card> fewer = new ArrayList<>(five);
      fewer.remove(drop);
      if (Evaluator.rank(fewer) == rank) {
        five = fewer;
        drop = -1;
      }
    }
    return five;
  }

  private static int count(List<Card> cards, Card like) {
    return (int) cards.stream().filter(card -> card.rank() == like.rank()).count();
  }
}
