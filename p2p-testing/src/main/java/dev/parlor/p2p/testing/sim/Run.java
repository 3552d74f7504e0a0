package dev.parlor.p2p.testing.sim;

import dev.parlor.games.GameId;
import java.util.HashMap;
import java.util.Map;

/**
 * What is simulated. Everything in a run follows from this.
 *
 * @param matches how many are played one after the other, if all stay
 * @param real whether signatures and decks are the real ones, or stand-ins with the same messages
 */
public record Run(
    Bots<?, ?> bots,
    int players,
    Map<String, String> options,
    Faults faults,
    long seed,
    int matches,
    boolean real,
    boolean traced) {
  public Run {
    options = Map.copyOf(options);
  }

  /** A table that plays once. */
  public Run(
      Bots<?, ?> bots,
      int players,
      Map<String, String> options,
      Faults faults,
      long seed,
      boolean real,
      boolean traced) {
    this(bots, players, options, faults, seed, 1, real, traced);
  }

  public GameId game() {
    return bots.id();
  }

  public Run traced(boolean now) {
    return new Run(bots, players, options, faults, seed, matches, real, now);
  }

  public Run playing(int times) {
    return new Run(bots, players, options, faults, seed, times, real, traced);
  }

  /** This run with another option of the table. */
  public Run with(String option, String value) {
    Map<String, String> all = new HashMap<>(options);
    all.put(option, value);
    return new Run(bots, players, all, faults, seed, matches, real, traced);
  }

  public Run real(boolean now) {
    return new Run(bots, players, options, faults, seed, matches, now, traced);
  }

  @Override
  public String toString() {
    return game().id()
        + " players "
        + players
        + " faults "
        + faults.id()
        + " seed "
        + seed
        + (real ? " real" : "");
  }
}
