package dev.parlor.games.poker.hand;

import dev.parlor.games.Action;
import java.util.function.Function;

/** What a player does in turn. */
public sealed interface PokerAction extends Action {
  /** What is done without naming an amount. */
  enum Word implements PokerAction {
    FOLD,
    CHECK,
    /** Matches the bet, or as much of it as the stack holds. */
    CALL,
    /** The whole stack: a raise if that is more than the bet, else a call. */
    ALL_IN;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.word.apply(this);
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

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(Function<Word, R> word, Function<Raise, R> raise) {}

  <R> R match(Cases<R> cases);
}
