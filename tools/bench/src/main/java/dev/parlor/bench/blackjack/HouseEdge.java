package dev.parlor.bench.blackjack;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * {@code bench blackjack [rounds [seed]]}: basic strategy against the engine, with even bets.
 *
 * <p>The rounds are cut into parts with seeds of their own, so that the result does not depend on
 * the number of cores.
 */
public final class HouseEdge {
  /** The edge in percent that 600 million rounds, simulated elsewhere, gave for these rules. */
  private static final double EXPECTED = 0.597;

  /** Four standard errors of ten million hands. */
  private static final double TOLERANCE = 0.15;

  private static final long ROUNDS = 10_000_000;
  private static final long SEED = 597;
  private static final int PARTS = 40;

  private HouseEdge() {}

  /**
   * Measures and prints. The answer is 0 when the edge is what it must be, 1 when not, 2 for bad
   * arguments.
   */
  public static int run(List<String> args, MeasurementSheet sheet) {
    if (args.size() > 2 || !args.stream().allMatch(arg -> arg.matches("[1-9][0-9]{0,11}"))) {
      sheet.problem("bench blackjack [rounds [seed]]: two whole numbers from 1 on");
      return 2;
    }
    long rounds = args.isEmpty() ? ROUNDS : Long.parseLong(args.get(0));
    long seed = args.size() < 2 ? SEED : Long.parseLong(args.get(1));
    long start = System.nanoTime();
    sheet.busy("playing " + rounds + " rounds");
    HouseTally tally = measure(rounds, seed);
    double seconds = (System.nanoTime() - start) / 1e9;
    sheet.row(
        String.format(
            Locale.ROOT,
            "blackjack: %,d rounds with %,d hands, seed %d, %.1f s (%,.0f rounds/s)",
            tally.rounds(),
            tally.rounds() * Simulation.SEATS,
            seed,
            seconds,
            tally.rounds() / seconds),
        "rounds",
        tally.rounds(),
        "seed",
        seed,
        "seconds",
        seconds);
    boolean fits = Math.abs(tally.edge() - EXPECTED) <= TOLERANCE;
    sheet.row(
        String.format(
            Locale.ROOT,
            "house edge %.4f %% +- %.4f (one standard error); expected %.3f +- %.2f: %s",
            tally.edge(),
            tally.standardError(),
            EXPECTED,
            TOLERANCE,
            fits ? "yes" : "NO"),
        "percent",
        tally.edge(),
        "standardError",
        tally.standardError(),
        "expected",
        EXPECTED,
        "tolerance",
        TOLERANCE,
        "reached",
        fits);
    return fits ? 0 : 1;
  }

  static HouseTally measure(long rounds, long seed) {
    return IntStream.range(0, PARTS)
        .parallel()
        .mapToObj(part -> new Simulation(seed * PARTS + part).run(share(rounds, part)))
        .reduce(HouseTally.NONE, HouseTally::plus);
  }

  private static long share(long rounds, int part) {
    return rounds / PARTS + (part < rounds % PARTS ? 1 : 0);
  }
}
