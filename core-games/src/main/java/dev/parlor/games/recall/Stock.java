package dev.parlor.games.recall;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The cards that lie in no hand, and every face that the table has seen.
 *
 * @param pile the draw pile, next card first
 * @param discard the discard pile, top last
 * @param faces every face that was opened since the deal, wherever the card is now
 * @param awaited slots that have been asked to be opened
 * @param decks decks asked for so far
 * @param shuffling cards of the deck that is being shuffled, 0 when none is
 */
public record Stock(
    List<Slot> pile,
    List<Slot> discard,
    Map<Slot, Card> faces,
    Set<Slot> awaited,
    int decks,
    int shuffling) {
  public Stock {
    pile = List.copyOf(pile);
    discard = List.copyOf(discard);
    Map<Slot, Card> sorted = new TreeMap<>(SlotOrder.BY_DECK);
    sorted.putAll(faces);
    faces = Collections.unmodifiableMap(sorted);
    SortedSet<Slot> asked = new TreeSet<>(SlotOrder.BY_DECK);
    asked.addAll(awaited);
    awaited = Collections.unmodifiableSortedSet(asked);
  }

  /** The top of the discard pile, null when there is none. */
  public @Nullable Card top() {
    Dealt top = topCard();
    return top == null ? null : top.face();
  }

  /** The top of the discard pile with its slot. */
  @Nullable Dealt topCard() {
    if (discard.isEmpty()) {
      return null;
    }
    Slot slot = discard.get(discard.size() - 1);
    return new Dealt(slot, faces.get(slot));
  }
}
