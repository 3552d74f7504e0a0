package dev.parlor.games.piles;

import dev.parlor.games.Choice;
import java.util.List;

/** What the player in turn may choose from. */
public sealed interface PilesChoice extends Choice {

  /** {@link PilesAction.Pick} of one of these piles. */
  record Pick(List<Integer> piles) implements PilesChoice {
    public Pick {
      piles = List.copyOf(piles);
    }
  }

  /** {@link PilesAction.Guess} of either direction on one of these piles. */
  record Guess(List<Integer> piles) implements PilesChoice {
    public Guess {
      piles = List.copyOf(piles);
    }
  }
}
