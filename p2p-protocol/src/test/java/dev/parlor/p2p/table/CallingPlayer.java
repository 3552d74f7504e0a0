package dev.parlor.p2p.table;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;

/** A player of hold'em who checks, and calls where that can't be. */
public final class CallingPlayer {
  private CallingPlayer() {}

  public static Action call(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    return new Holdem()
            .choices(state, seat, knowledge).stream().anyMatch(PokerChoice.Check.class::isInstance)
        ? PokerAction.Word.CHECK
        : PokerAction.Word.CALL;
  }
}
