package dev.parlor.p2p.testing.troupe;

import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trial;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Every liar of the catalogue that honest phones must name, each with a table at which it was
 * caught: for tests of what people see of it.
 */
public final class Exposed {
  private static final int TRIES = 40;

  private Exposed() {}

  /**
   * One table for each of them, or for a part of them: from this liar on, one of so many in the
   * order of the catalogue. A liar that finds no occasion is missing.
   */
  public static List<Trial.Verdict> oneOf(int step, int first, long seed) {
    List<Liar> caught =
        Liars.all().stream()
            .filter(liar -> liar.fate() == Liar.Fate.NAMED || liar.fate() == Liar.Fate.STOPPED)
            .toList();
    List<Trial.Verdict> tables = new ArrayList<>();
    for (int i = first % step; i < caught.size(); i += step) {
      table(caught.get(i), seed).ifPresent(tables::add);
    }
    return Collections.unmodifiableList(tables);
  }

  private static Optional<Trial.Verdict> table(Liar liar, long seed) {
    // real cards are slow: those lies are told where a match is short
    List<Bots<?, ?>> games = liar.real() ? List.of(Troupe.SHORT) : liar.among(Troupe.ALL);
    for (int next = 0; next < TRIES; next++) {
      Bots<?, ?> game = games.get(next % games.size());
      int players = Math.min(liar.seats(), game.kit().phones().most());
      Run run = new Run(game, players, game.brief(), Faults.NONE, seed + next, false, false);
      Trial.Verdict verdict = Trial.hold(liar, run);
      if (verdict.told()) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }
}
