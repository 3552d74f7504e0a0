package dev.parlor.games.blackjack;

import dev.parlor.games.Choice;

/** What a seat may do now. */
public sealed interface DuelChoice extends Choice {

  /** {@link DuelAction.Bet} of min to max chips. */
  record PlaceBet(int min, int max) implements DuelChoice {}

  /**
   * A {@link DuelMove} with the hand to be played. If it is the only choice, the cards leave no
   * other.
   *
   * @param cost chips that it adds to the bets
   */
  record Play(DuelMove move, int cost) implements DuelChoice {}
}
