package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import java.util.List;

/**
 * A meld as it could be laid.
 *
 * @param cards what lies on each place of the shape, in order: the natural card or a joker
 */
public record MeldLayout(Shape shape, List<Card> cards) {
  public MeldLayout {
    cards = List.copyOf(cards);
  }
}
