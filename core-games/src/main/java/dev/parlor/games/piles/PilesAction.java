package dev.parlor.games.piles;

import dev.parlor.games.Action;
import java.util.function.Function;

/** What the player in turn may do. Piles are numbered 0 to 8, row by row. */
public sealed interface PilesAction extends Action {

  /** Lays a finger on a pile, for all to see. It may be changed until the guess. */
  record Pick(int pile) implements PilesAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick.apply(this);
    }
  }

  /** Guesses the next card against the top of a pile, which need not have been picked before. */
  record Guess(int pile, Direction direction) implements PilesAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.guess.apply(this);
    }
  }

  /** One function for each kind of action; a forgotten kind does not compile. */
  record Cases<R>(Function<Pick, R> pick, Function<Guess, R> guess) {}

  <R> R match(Cases<R> cases);
}
