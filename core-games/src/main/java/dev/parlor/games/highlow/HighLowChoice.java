package dev.parlor.games.highlow;

import dev.parlor.games.Choice;
import dev.parlor.games.card.Card;

/** What a seat may do now. */
public sealed interface HighLowChoice extends Choice {
  /** The seat says whether this ace is high or low. */
  record DeclareAce(Card ace) implements HighLowChoice {}

  /** The seat bets any whole number of coins within the limits, or the pot where it is allowed. */
  record PlaceBet(ParlorLimits limits) implements HighLowChoice {}

  record GoOn() implements HighLowChoice {}

  /**
   * The seat may end its game now.
   *
   * @param forfeit coins that go to the pot for it
   */
  record Stop(int forfeit) implements HighLowChoice {}
}
