package dev.parlor.games.table;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/** Decides the order of every deck and every lot of a local table. */
public interface Dealer {
  /** The same cards in the order in which they will be dealt. */
  List<Card> shuffle(int deck, List<Card> cards);

  /** A number from 0 to bound - 1. */
  int lot(int bound);

  /** Fair decks from a seeded source. */
  static Dealer seeded(Dice dice) {
    return new Dealer() {
      @Override
      public List<Card> shuffle(int deck, List<Card> cards) {
        List<Card> order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
          int j = dice.below(i + 1);
          Card card = order.get(i);
          order.set(i, order.get(j));
          order.set(j, card);
        }
        return order;
      }

      @Override
      public int lot(int bound) {
        return dice.below(bound);
      }
    };
  }

  /**
   * A dealer whose first deck begins with these cards in this order. The rest of that deck follows
   * in an order that must not matter. Lots are 0, and later decks are unshuffled.
   */
  static Dealer stacked(List<Card> first) {
    return new Dealer() {
      @Override
      public List<Card> shuffle(int deck, List<Card> cards) {
        if (deck != 0) {
          return cards;
        }
        List<Card> rest = new ArrayList<>(cards);
        for (Card card : first) {
          if (!rest.remove(card)) {
            throw new IllegalArgumentException("not in the deck, or too often: " + card);
          }
        }
        List<Card> order = new ArrayList<>(first);
        order.addAll(rest);
        return order;
      }

      @Override
      public int lot(int bound) {
        return 0;
      }
    };
  }
}
