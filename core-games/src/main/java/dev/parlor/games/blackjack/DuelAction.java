package dev.parlor.games.blackjack;

import dev.parlor.games.Action;

/** What a seat does: it bets, or it makes a {@link DuelMove} with the hand it has to play. */
public sealed interface DuelAction extends Action permits DuelAction.Bet, DuelMove {

  /** The bet of a round, which nobody else sees before all have bet. */
  record Bet(int amount) implements DuelAction {}
}
