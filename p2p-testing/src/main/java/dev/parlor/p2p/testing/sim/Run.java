package dev.parlor.p2p.testing.sim;

import dev.parlor.games.GameId;
import java.util.Map;

/**
 * What is simulated: from this everything follows.
 *
 * @param real whether signatures and decks are the real ones, or stand-ins with the same messages
 */
public record Run(
    GameId game,
    int players,
    Map<String, String> options,
    Faults faults,
    long seed,
    boolean real,
    boolean traced) {
  public Run {
    options = Map.copyOf(options);
  }

  public Run traced(boolean now) {
    return new Run(game, players, options, faults, seed, real, now);
  }

  @Override
  public String toString() {
    return game.id()
        + " players "
        + players
        + " faults "
        + faults.id()
        + " seed "
        + seed
        + (real ? " real" : "");
  }
}
