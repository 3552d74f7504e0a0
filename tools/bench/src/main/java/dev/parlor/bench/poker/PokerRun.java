package dev.parlor.bench.poker;

import dev.parlor.bench.crypto.CpuTime;
import dev.parlor.games.poker.eval.Evaluator;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * {@code bench poker}: the evaluator's tables, then JMH by processor time: hands of seven cards
 * with tables and without, and how many times as many that is.
 */
public final class PokerRun {
  private static final double RANDOM_GOAL = 2.9;
  private static final double ORDER_GOAL = 5.6;

  private PokerRun() {}

  public static int run(List<String> args, PrintStream out, PrintStream err) {
    if (!args.isEmpty()) {
      err.println("bench poker: takes no arguments");
      return 2;
    }
    tables(out);
    Map<String, Double> micros = measure();
    micros.forEach(
        (name, score) -> out.printf(Locale.ROOT, "%-14s %,8.1f M hands/s%n", name, 1 / score));
    boolean random = goal(out, "random", micros, RANDOM_GOAL);
    boolean order = goal(out, "order", micros, ORDER_GOAL);
    return random && order ? 0 : 1;
  }

  /** The first use of the evaluator in this JVM builds its tables. */
  private static void tables(PrintStream out) {
    long wall = System.nanoTime();
    long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    int bytes = Evaluator.tableBytes();
    cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu;
    out.printf(
        Locale.ROOT,
        "tables: %,d bytes, built cold in %.1f ms of processor time, %.1f ms by the clock%n",
        bytes,
        cpu / 1e6,
        (System.nanoTime() - wall) / 1e6);
  }

  private static boolean goal(
      PrintStream out, String what, Map<String, Double> micros, double goal) {
    double ratio =
        micros.getOrDefault(what + "Plain", 0.0)
            / micros.getOrDefault(what + "Tables", Double.MAX_VALUE);
    out.printf(
        Locale.ROOT,
        "%s: %.1f times as many with tables, goal %.1f: %s%n",
        what,
        ratio,
        goal,
        ratio >= goal ? "reached" : "missed");
    return ratio >= goal;
  }

  private static Map<String, Double> measure() {
    Map<String, Double> micros = new TreeMap<>();
    try {
      for (RunResult result :
          new Runner(
                  new OptionsBuilder()
                      .include(PokerBench.class.getName().replace(".", "\\.") + "\\.")
                      .addProfiler(CpuTime.class)
                      .verbosity(VerboseMode.SILENT)
                      .build())
              .run()) {
        result
            .getSecondaryResults()
            .forEach(
                (key, extra) -> {
                  if (key.endsWith("cpu")) {
                    micros.put(result.getPrimaryResult().getLabel(), extra.getScore());
                  }
                });
      }
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
    return micros;
  }
}
