package dev.parlor.games.blackjack;

import dev.parlor.games.Action;
import java.util.function.Function;

/** What a seat does: it bets, or it makes a {@link DuelMove} with the hand it has to play. */
public sealed interface DuelAction extends Action permits DuelAction.Bet, DuelMove {

  /** The bet of a round, which nobody else sees before all have bet. */
  record Bet(int amount) implements DuelAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bet.apply(this);
    }
  }

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(Function<Bet, R> bet, Function<DuelMove, R> move) {}

  <R> R match(Cases<R> cases);
}
