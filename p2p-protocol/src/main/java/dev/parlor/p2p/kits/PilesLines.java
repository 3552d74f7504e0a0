package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of High/Low Piles as lines: {@code PICK:<player>:<pile>} and {@code
 * GUESS:<player>:<pile>:<higher|lower>}, piles from 1.
 */
final class PilesLines implements ActionLines<PilesState> {
  private static final int PILES = 9;

  @Override
  public Set<String> verbs() {
    return Set.of("PICK", "GUESS");
  }

  @Override
  public Line write(PilesState state, int seat, Action action) {
    return ((PilesAction) action)
        .match(
            new PilesAction.Cases<>(
                pick -> Line.of("PICK", seat + 1, pick.pile() + 1),
                guess -> Line.of("GUESS", seat + 1, guess.pile() + 1, word(guess.direction()))));
  }

  private static String word(Direction direction) {
    return direction == Direction.HIGHER ? "higher" : "lower";
  }

  @Override
  public Action read(Line line) throws Malformed {
    int pile = line.number(1, 1, PILES) - 1;
    if (line.verb().equals("PICK")) {
      return new PilesAction.Pick(pile);
    }
    return switch (line.arg(2)) {
      case "higher" -> new PilesAction.Guess(pile, Direction.HIGHER);
      case "lower" -> new PilesAction.Guess(pile, Direction.LOWER);
      default -> throw new Malformed("GUESS: higher or lower, not " + line.arg(2));
    };
  }
}
