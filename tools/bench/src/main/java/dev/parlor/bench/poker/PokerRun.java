package dev.parlor.bench.poker;

import dev.parlor.bench.crypto.CpuTime;
import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.games.poker.eval.Evaluator;
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
 * {@code bench poker}: the evaluator's tables, then JMH by processor time. Measured are hands of
 * seven cards with tables and without, and their ratio.
 */
public final class PokerRun {
  private static final double RANDOM_GOAL = 2.9;
  private static final double ORDER_GOAL = 5.6;

  private PokerRun() {}

  public static int run(List<String> args, MeasurementSheet sheet) {
    if (!args.isEmpty()) {
      sheet.problem("bench poker: takes no arguments");
      return 2;
    }
    tables(sheet);
    sheet.busy("hands of seven cards");
    Map<String, Double> micros = measure();
    micros.forEach(
        (name, score) ->
            sheet.row(
                String.format(Locale.ROOT, "%-14s %,8.1f M hands/s", name, 1 / score),
                "what",
                name,
                "millionHandsPerSecond",
                1 / score));
    boolean random = goal(sheet, "random", micros, RANDOM_GOAL);
    boolean order = goal(sheet, "order", micros, ORDER_GOAL);
    return random && order ? 0 : 1;
  }

  /** The first use of the evaluator in this JVM builds its tables. */
  private static void tables(MeasurementSheet sheet) {
    long wall = System.nanoTime();
    long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    int bytes = Evaluator.tableBytes();
    cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu;
    double millis = (System.nanoTime() - wall) / 1e6;
    sheet.row(
        String.format(
            Locale.ROOT,
            "tables: %,d bytes, built cold in %.1f ms of processor time, %.1f ms by the clock",
            bytes,
            cpu / 1e6,
            millis),
        "what",
        "tables",
        "bytes",
        bytes,
        "cpuMillis",
        cpu / 1e6,
        "millis",
        millis);
  }

  private static boolean goal(
      MeasurementSheet sheet, String what, Map<String, Double> micros, double goal) {
    double ratio =
        micros.getOrDefault(what + "Plain", 0.0)
            / micros.getOrDefault(what + "Tables", Double.MAX_VALUE);
    sheet.row(
        String.format(
            Locale.ROOT,
            "%s: %.1f times as many with tables, goal %.1f: %s",
            what,
            ratio,
            goal,
            ratio >= goal ? "reached" : "missed"),
        "what",
        what,
        "ratio",
        ratio,
        "goal",
        goal,
        "reached",
        ratio >= goal);
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
