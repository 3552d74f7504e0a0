package dev.parlor.games.poker.bot;

import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.poker.hand.Street;
import java.util.List;

/**
 * A decision with everything that is known about it.
 *
 * @param own the number of the own hand
 */
record Situation(
    PokerHand hand,
    PokerLimits limits,
    int seat,
    List<MoveReader.Opponent> opponents,
    Outlook outlook,
    int own) {

  int pot() {
    return hand.pot();
  }

  int ownBet() {
    return limits.maxTo() - limits.stack();
  }

  boolean isLastStreet() {
    return hand.street() == Street.RIVER;
  }

  double strength() {
    return outlook.strength(own);
  }

  /** Whether this seat acts after all opponents on the coming streets. */
  boolean isLastToAct() {
    int seats = hand.players().size();
    int own = Math.floorMod(seat - hand.start().button() - 1, seats);
    for (MoveReader.Opponent opponent : opponents) {
      if (Math.floorMod(opponent.seat() - hand.start().button() - 1, seats) > own) {
        return false;
      }
    }
    return true;
  }

  /** The part of the pot that is won if everybody stays. */
  double equity() {
    double equity = 1;
    for (MoveReader.Opponent opponent : opponents) {
      equity *= outlook.equity(opponent.range(), 0);
    }
    return equity;
  }
}
