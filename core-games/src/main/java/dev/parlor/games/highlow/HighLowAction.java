package dev.parlor.games.highlow;

import dev.parlor.games.Action;
import java.util.function.Function;

/** What a seat can do at the parlor table. */
public sealed interface HighLowAction extends Action {
  /** The value of an ace: high is 14, low is 1. */
  record Declare(boolean high) implements HighLowAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.declare.apply(this);
    }
  }

  /** A bet of so many coins; one that equals the pot is a pot bet. */
  record Bet(int coins) implements HighLowAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bet.apply(this);
    }
  }

  /** What is done without naming anything. */
  enum Word implements HighLowAction {
    /** A bet of the whole pot. */
    BET_POT,
    /** Goes on to the next hand after an outcome. */
    CONTINUE,
    /**
     * Ends the seat's game. Before a bet this costs nothing, unless the table has the option to
     * forfeit.
     */
    END;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.word.apply(this);
    }
  }

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(Function<Declare, R> declare, Function<Bet, R> bet, Function<Word, R> word) {}

  <R> R match(Cases<R> cases);
}
