package dev.parlor.games.piles;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * One of the nine piles.
 *
 * @param isOpen false once a wrong guess has locked it for good
 * @param cards all its cards, the first one dealt first; all are open
 */
public record Pile(boolean isOpen, List<Dealt> cards) {
  public Pile {
    cards = List.copyOf(cards);
  }

  static Pile startingWith(Dealt card) {
    return new Pile(true, List.of(card));
  }

  /** The faces, the first one dealt first. */
  public List<Card> history() {
    return Dealt.openFaces(cards);
  }

  public Card top() {
    return java.util.Objects.requireNonNull(cards.get(cards.size() - 1).face());
  }

  Pile with(Dealt card) {
    List<Dealt> longer = new ArrayList<>(cards);
    longer.add(card);
    return new Pile(isOpen, longer);
  }

  Pile locked() {
    return new Pile(false, cards);
  }
}
