package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Every face that anybody has seen, in private or in public. A slot has one face, and no deck has
 * more cards of a face than it was made with, wherever its cards are shuffled to.
 */
final class Faces {
  private static final class Deck {
    final Map<Card, Integer> unseen = new HashMap<>();
    final Map<Slot, Card> faces = new HashMap<>();

    Deck(DeckSpec spec) {
      spec.cards().forEach(card -> unseen.merge(card, 1, Integer::sum));
    }
  }

  private final Map<Integer, Deck> decks = new HashMap<>();

  void shuffled(Request.Shuffle shuffle) {
    Request.Contents contents = shuffle.contents();
    contents.fresh().ifPresent(fresh -> decks.put(shuffle.deck(), new Deck(fresh.spec())));
    List<Slot> pile = contents.slots();
    Deck made = pile.isEmpty() ? null : decks.get(pile.get(0).deck());
    if (made != null) {
      pile.forEach(slot -> forget(made, slot));
      decks.put(shuffle.deck(), made);
    }
  }

  private static void forget(Deck deck, Slot slot) {
    Card card = deck.faces.remove(slot);
    if (card != null) {
      deck.unseen.merge(card, 1, Integer::sum);
    }
  }

  /** Somebody, or everybody, has seen a card. Answers what is wrong with that. */
  Optional<String> seen(Slot slot, Card card) {
    Deck deck = decks.get(slot.deck());
    if (deck == null) {
      return Optional.of(card + " comes from " + slot + " of no deck");
    }
    @Nullable Card before = deck.faces.putIfAbsent(slot, card);
    if (before != null) {
      return before.equals(card)
          ? Optional.empty()
          : Optional.of(slot + " shows " + card + " and " + before);
    }
    return deck.unseen.merge(card, -1, Integer::sum) < 0
        ? Optional.of(card + " is there once too often in " + slot)
        : Optional.empty();
  }
}
