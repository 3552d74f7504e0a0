package dev.parlor.games.piles;

import dev.parlor.games.card.Card;

/** What a player says about the next card. */
public enum Direction {
  HIGHER,
  LOWER;

  /** Whether {@code drawn} proves the guess right against the old top; equal ranks never do. */
  boolean fits(Card top, Card drawn) {
    int difference = drawn.rank().number() - top.rank().number();
    return this == HIGHER ? difference > 0 : difference < 0;
  }
}
