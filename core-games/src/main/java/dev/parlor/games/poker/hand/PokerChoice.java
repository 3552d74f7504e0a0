package dev.parlor.games.poker.hand;

import dev.parlor.games.Choice;

/** What a player of poker may do now, with the amounts that are allowed. */
public sealed interface PokerChoice extends Choice {
  record Fold() implements PokerChoice {}

  record Check() implements PokerChoice {}

  /**
   * @param amount chips to add
   * @param allIn whether this takes the whole stack
   */
  record Call(int amount, boolean allIn) implements PokerChoice {}

  /**
   * Totals on this street. {@code max} is the whole stack; they are equal when only an all-in is
   * left.
   *
   * @param opens whether it is the first bet of the street rather than a raise
   */
  record Raise(int min, int max, boolean opens) implements PokerChoice {}

  /**
   * @param amount chips to add: the whole stack
   */
  record AllIn(int amount) implements PokerChoice {}
}
