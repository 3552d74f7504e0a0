package dev.parlor.games.highlow;

import dev.parlor.games.Action;

/** What a seat can do at the parlor table. */
public sealed interface HighLowAction extends Action {
  /** The value of an ace: high is 14, low is 1. */
  record Declare(boolean high) implements HighLowAction {}

  /** A bet of so many coins; one that equals the pot is a pot bet. */
  record Bet(int coins) implements HighLowAction {}

  /** A bet of the whole pot. */
  record BetPot() implements HighLowAction {}

  /** On to the next hand, after an outcome. */
  record Continue() implements HighLowAction {}

  /** The seat's game is over; free before a bet, unless the table has the option to forfeit. */
  record End() implements HighLowAction {}
}
