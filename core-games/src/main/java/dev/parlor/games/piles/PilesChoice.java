package dev.parlor.games.piles;

import dev.parlor.games.Choice;
import java.util.List;
import java.util.function.Function;

/** What the player in turn may choose from. */
public sealed interface PilesChoice extends Choice {

  /** {@link PilesAction.Pick} of one of these piles. */
  record Pick(List<Integer> piles) implements PilesChoice {
    public Pick {
      piles = List.copyOf(piles);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pick.apply(this);
    }
  }

  /** {@link PilesAction.Guess} of either direction on one of these piles. */
  record Guess(List<Integer> piles) implements PilesChoice {
    public Guess {
      piles = List.copyOf(piles);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.guess.apply(this);
    }
  }

  /** One function for each kind of choice; a forgotten kind does not compile. */
  record Cases<R>(Function<Pick, R> pick, Function<Guess, R> guess) {}

  <R> R match(Cases<R> cases);
}
