package dev.parlor.games.poker.hand;

import dev.parlor.games.Action;
import java.util.function.Function;

/** What a player does in turn. */
public sealed interface PokerAction extends Action {
  record Fold() implements PokerAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fold.apply(this);
    }
  }

  record Check() implements PokerAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.check.apply(this);
    }
  }

  /** Matches the bet, or as much of it as the stack holds. */
  record Call() implements PokerAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.call.apply(this);
    }
  }

  /**
   * Bets or raises.
   *
   * @param to the player's total on this street afterwards
   */
  record Raise(int to) implements PokerAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.raise.apply(this);
    }
  }

  /** The whole stack: a raise if that is more than the bet, else a call. */
  record AllIn() implements PokerAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.allIn.apply(this);
    }
  }

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Fold, R> fold,
      Function<Check, R> check,
      Function<Call, R> call,
      Function<Raise, R> raise,
      Function<AllIn, R> allIn) {}

  <R> R match(Cases<R> cases);
}
