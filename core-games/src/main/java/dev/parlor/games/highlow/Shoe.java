package dev.parlor.games.highlow;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.card.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Two decks in one shoe, of which everybody has seen every card that left it.
 *
 * @param deck number of the deck
 * @param drawn cards drawn so far, also the index of the next slot
 * @param faces how many cards of each face (by {@link Card#code}) are still in it
 */
public record Shoe(int deck, int drawn, List<Integer> faces) {
  static final DeckSpec CARDS = new DeckSpec(2, 0);

  /** With fewer cards than this left, a hand starts from a fresh shoe. */
  static final int RESHUFFLE_BELOW = 20;

  public Shoe {
    faces = List.copyOf(faces);
  }

  static Shoe fresh(int deck) {
    return new Shoe(deck, 0, Collections.nCopies(52, CARDS.copies()));
  }

  public int left() {
    return CARDS.size() - drawn;
  }

  /** How many cards of this rank are still in the shoe. */
  public int left(Rank rank) {
    int count = 0;
    for (int code = rank.ordinal(); code < faces.size(); code += 13) {
      count += faces.get(code);
    }
    return count;
  }

  Slot next() {
    return new Slot(deck, drawn);
  }

  boolean holds(Card card) {
    return !card.isJoker() && faces.get(card.code()) > 0;
  }

  Shoe without(Card card) {
    List<Integer> rest = new ArrayList<>(faces);
    rest.set(card.code(), rest.get(card.code()) - 1);
    return new Shoe(deck, drawn + 1, rest);
  }
}
