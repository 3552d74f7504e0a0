package dev.parlor.app.felt;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Passages;
import dev.parlor.tables.scene.Spot;
import java.util.ArrayList;
import java.util.List;

/** A hand and two stacks on a felt. Cards come from the second stack. */
final class TwoStacks {
  static final At HAND = At.of(At.Kind.OWN, 0);
  static final At SECOND = At.middle(At.Kind.STOCK).group(1);
  private static final At FIRST = At.middle(At.Kind.STOCK);
  private static final Card ACE = Card.parse("As");

  /** How one card of the second stack comes to the hand. */
  static Passages comes(int card, int index) {
    Passages.Passage passage = new Passages.Passage(new Slot(1, card), SECOND, HAND.card(index));
    return new Passages(List.of(passage), List.of());
  }

  /** How cards of the hand go to the second stack. */
  static Passages gathers() {
    return new Passages(List.of(), List.of(new Passages.Gathered(HAND, SECOND)));
  }

  Box second() {
    return Box.sized(200, 0, 50, 70);
  }

  /** These cards side by side in the hand, by their numbers in the deck. */
  Laid laid(int... cards) {
    List<Laid.Card> hand = new ArrayList<>();
    for (int card : cards) {
      Spot spot = Spot.of(HAND.card(hand.size()), new Slot(1, card), ACE);
      Box box = Box.sized(60 * hand.size(), 300, 50, 70);
      hand.add(new Laid.Card(spot, box, 0, false, false));
    }
    List<Laid.Deck> decks = List.of(deck(FIRST, Box.sized(0, 0, 50, 70)), deck(SECOND, second()));
    return laid(hand, decks, Box.NONE);
  }

  /** This card alone, in the scrolled part. */
  Laid scrolled(int card, Box to, Box window) {
    Spot spot = Spot.of(HAND.card(0), new Slot(1, card), ACE);
    return laid(List.of(new Laid.Card(spot, to, 0, false, true)), List.of(), window);
  }

  private static Laid laid(List<Laid.Card> cards, List<Laid.Deck> decks, Box window) {
    Laid.Picture picture =
        new Laid.Picture(
            cards, List.of(), List.of(), decks, List.of(), List.of(), List.of(), List.of());
    return new Laid(picture, Laid.Raised.NOTHING, List.of(), window, 0);
  }

  private static Laid.Deck deck(At at, Box box) {
    return new Laid.Deck(at, box, 30, "30", Laid.Where.UPON, false);
  }
}
