package dev.parlor.games.poker.hand;

import dev.parlor.games.Choice;
import java.util.function.Function;

/** What a player of poker may do now, with the amounts that are allowed. */
public sealed interface PokerChoice extends Choice {
  record Fold() implements PokerChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fold.apply(this);
    }
  }

  record Check() implements PokerChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.check.apply(this);
    }
  }

  /**
   * @param amount chips to add
   * @param allIn whether this takes the whole stack
   */
  record Call(int amount, boolean allIn) implements PokerChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.call.apply(this);
    }
  }

  /**
   * Totals on this street. {@code max} is the whole stack; they are equal when only an all-in is
   * left.
   *
   * @param opens whether it is the first bet of the street rather than a raise
   */
  record Raise(int min, int max, boolean opens) implements PokerChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.raise.apply(this);
    }
  }

  /**
   * @param amount chips to add: the whole stack
   */
  record AllIn(int amount) implements PokerChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.allIn.apply(this);
    }
  }

  /** One function for each kind of choice; a forgotten kind does not compile. */
  record Cases<R>(
      Function<Fold, R> fold,
      Function<Check, R> check,
      Function<Call, R> call,
      Function<Raise, R> raise,
      Function<AllIn, R> allIn) {}

  <R> R match(Cases<R> cases);
}
