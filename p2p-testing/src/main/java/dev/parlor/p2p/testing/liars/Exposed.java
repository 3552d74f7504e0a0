package dev.parlor.p2p.testing.liars;

import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Every liar of the catalogue whom honest phones must name, with a table at which it was caught:
 * for tests of what people get to see of it.
 */
public final class Exposed {
  private static final int TRIES = 40;

  private Exposed() {}

  /** One table for each of them; whoever finds no occasion is missing. */
  public static List<Trial.Verdict> all(long seed) {
    List<Trial.Verdict> all = new ArrayList<>();
    for (Liar liar : Liars.all()) {
      if (liar.fate() == Liar.Fate.NAMED || liar.fate() == Liar.Fate.STOPPED) {
        table(liar, seed).ifPresent(all::add);
      }
    }
    return Collections.unmodifiableList(all);
  }

  private static Optional<Trial.Verdict> table(Liar liar, long seed) {
    // real cards are slow: those lies are told where a match is short
    List<GameId> games = liar.real() ? List.of(GameId.CLASSIC) : new ArrayList<>(liar.games());
    for (int next = 0; next < TRIES; next++) {
      GameId game = games.get(next % games.size());
      int players = Math.min(liar.seats(), game.maxPhones());
      Run run = new Run(game, players, Bots.brief(game), Faults.NONE, seed + next, false, false);
      Trial.Verdict verdict = Trial.hold(liar, run);
      if (verdict.told()) {
        return Optional.of(verdict);
      }
    }
    return Optional.empty();
  }
}
