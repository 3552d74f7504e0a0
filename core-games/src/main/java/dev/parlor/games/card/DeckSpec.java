package dev.parlor.games.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Which physical cards a fresh deck holds: {@code copies} times 52 cards and {@code jokers} jokers
 * each.
 */
public record DeckSpec(int copies, int jokers) {
  public static final DeckSpec FRENCH_52 = new DeckSpec(1, 0);

  public DeckSpec {
    if (copies < 1 || copies > 8 || jokers < 0 || jokers > 3) {
      throw new IllegalArgumentException(copies + " copies with " + jokers + " jokers");
    }
  }

  public int size() {
    return copies * (52 + jokers);
  }

  /** The faces copy by copy, in code order; the jokers end each copy. */
  public List<Card> cards() {
    List<Card> cards = new ArrayList<>(size());
    for (int copy = 0; copy < copies; copy++) {
      for (int code = 0; code < 52; code++) {
        cards.add(Card.of(code));
      }
      for (int joker = 0; joker < jokers; joker++) {
        cards.add(Card.JOKER);
      }
    }
    return Collections.unmodifiableList(cards);
  }
}
