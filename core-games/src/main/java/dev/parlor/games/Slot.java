package dev.parlor.games;

/**
 * A position of a shuffled deck: a card whose face need not be known. Decks of a match are numbered
 * from 0 in the order in which they were asked for ({@link Request.Shuffle}), positions from 0 in
 * the order in which they would be dealt. A slot keeps its name wherever its card moves, until the
 * card is shuffled into another deck.
 */
public record Slot(int deck, int index) {
  @Override
  public String toString() {
    return deck + "." + index;
  }
}
