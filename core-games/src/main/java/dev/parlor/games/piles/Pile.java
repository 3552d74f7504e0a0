package dev.parlor.games.piles;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * One of the nine piles.
 *
 * @param isOpen false once a wrong guess has locked it for good
 * @param history all its cards, the first one dealt first
 */
public record Pile(boolean isOpen, List<Card> history) {
  public Pile {
    history = List.copyOf(history);
  }

  static Pile startingWith(Card card) {
    return new Pile(true, List.of(card));
  }

  public Card top() {
    return history.get(history.size() - 1);
  }

  Pile with(Card card) {
    List<Card> longer = new ArrayList<>(history);
    longer.add(card);
    return new Pile(isOpen, longer);
  }

  Pile locked() {
    return new Pile(false, history);
  }
}
