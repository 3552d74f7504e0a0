package dev.parlor.games.piles;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * A guess and the cards drawn for it so far.
 *
 * @param drawn ties first; the last card settled the guess unless the verdict says otherwise
 */
public record Draw(int seat, int pile, Direction direction, List<Card> drawn, Verdict verdict) {
  /** What has become of the guess. */
  public enum Verdict {
    /** A card is on its way. */
    OPEN,
    CORRECT,
    LOCKED,
    /** The deck ended inside a tie: the pile stays open. */
    UNRESOLVED
  }

  public Draw {
    drawn = List.copyOf(drawn);
  }

  Draw with(Card card, Verdict next) {
    List<Card> longer = new ArrayList<>(drawn);
    longer.add(card);
    return new Draw(seat, pile, direction, longer, next);
  }
}
