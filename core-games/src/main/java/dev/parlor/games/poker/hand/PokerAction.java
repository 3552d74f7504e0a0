package dev.parlor.games.poker.hand;

import dev.parlor.games.Action;

/** What a player does in turn. */
public sealed interface PokerAction extends Action {
  record Fold() implements PokerAction {}

  record Check() implements PokerAction {}

  /** Matches the bet, or as much of it as the stack holds. */
  record Call() implements PokerAction {}

  /**
   * Bets or raises.
   *
   * @param to the player's total on this street afterwards
   */
  record Raise(int to) implements PokerAction {}

  /** The whole stack: a raise where that is more than the bet, else a call. */
  record AllIn() implements PokerAction {}
}
