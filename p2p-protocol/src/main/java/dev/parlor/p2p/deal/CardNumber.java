package dev.parlor.p2p.deal;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The place where a number becomes a card: copy * 256 + code, so that every physical card has a
 * number of its own. Codes 0 to 51 are faces, 52 to 54 the jokers.
 */
final class CardNumber {
  private static final int COPY = 256;
  private static final int JOKER = 52;

  private CardNumber() {}

  /** The numbers of a fresh deck, in the order in which its list starts. */
  static List<Integer> of(DeckSpec spec) {
    List<Integer> numbers = new ArrayList<>();
    for (int copy = 0; copy < spec.copies(); copy++) {
      for (int code = 0; code < JOKER + spec.jokers(); code++) {
        numbers.add(copy * COPY + code);
      }
    }
    return numbers;
  }

  static Card card(int number) {
    return Card.of(Math.min(number % COPY, JOKER));
  }
}
