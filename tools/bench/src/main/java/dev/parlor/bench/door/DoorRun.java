package dev.parlor.bench.door;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/**
 * {@code bench door [SECONDS [SEED]]}: before each of three doors stand 500 slow connections, 50
 * half-open ones and 8 that flood. Measured is how long honest people wait between them, and what
 * that costs in threads and memory.
 */
public final class DoorRun {
  private static final Siege.Size SIZE = new Siege.Size(500, 50, 8);
  private static final long SECONDS = 120;
  private static final long PAUSE_MILLIS = 1_000;
  private static final long GOAL_MILLIS = 3_000;
  private static final long GOAL_MEGABYTES = 64;

  private final MeasurementSheet sheet;
  private boolean reached = true;

  private DoorRun(MeasurementSheet sheet) {
    this.sheet = sheet;
  }

  public static int run(List<String> args, MeasurementSheet sheet) {
    if (args.size() > 2 || !args.stream().allMatch(arg -> arg.matches("[0-9]{1,4}"))) {
      sheet.problem("bench door [SECONDS [SEED]]: two numbers of at most four digits");
      return 2;
    }
    long seconds = args.isEmpty() ? SECONDS : Long.parseLong(args.get(0));
    return new DoorRun(sheet).run(seconds, args.size() < 2 ? 1 : Long.parseLong(args.get(1)));
  }

  private int run(long seconds, long seed) {
    sheet.busy("a siege of " + seconds + " seconds");
    Siege siege = new Siege(SIZE, seed);
    try {
      Path folder = Files.createTempDirectory("parlor-siege");
      try {
        siege.run(folder, seconds * 1_000, PAUSE_MILLIS);
      } finally {
        delete(folder);
      }
    } catch (IOException | ExecutionException | InterruptedException e) {
      sheet.problem("bench door: " + e);
      return 2;
    }
    tell(siege, seconds, seed);
    return reached ? 0 : 1;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private void tell(Siege siege, long seconds, long seed) {
    String crowd =
        String.format(
            Locale.ROOT,
            "%d s, seed %d; before each of three doors %d slow, %d half-open, %d that flood:"
                + " %,d connections, %,d floods",
            seconds,
            seed,
            SIZE.slow(),
            SIZE.halfOpen(),
            SIZE.floods(),
            siege.calls(),
            siege.floods());
    sheet.row(
        crowd,
        "seconds",
        seconds,
        "seed",
        seed,
        "slow",
        SIZE.slow(),
        "halfOpen",
        SIZE.halfOpen(),
        "flooding",
        SIZE.floods(),
        "connections",
        siege.calls(),
        "floods",
        siege.floods());
    sheet.head(
        String.format(
            Locale.ROOT,
            "%-44s %6s %6s %8s %8s %8s",
            "milliseconds",
            "times",
            "vain",
            "median",
            "worst",
            "goal"));
    row("a guest joins", siege.joins);
    row("a seated guest is back after its link is cut", siege.returns);
    row("a station gives a ticket", siege.tickets);
    row("a station takes a result", siege.results);
    bound("threads beyond those before it, at most", siege.moreThreads(), siege.mostThreads());
    bound("MB of memory beyond that, at most", siege.moreMegabytes(), GOAL_MEGABYTES);
  }

  private void row(String what, WaitTimes waits) {
    boolean good = waits.areWithin(GOAL_MILLIS);
    reached &= good;
    sheet.row(
        String.format(
            Locale.ROOT,
            "%-44s %,6d %,6d %,8d %,8d %,8d %s",
            what,
            waits.count(),
            waits.failures(),
            waits.median(),
            waits.worst(),
            GOAL_MILLIS,
            word(good)),
        "what",
        what,
        "times",
        waits.count(),
        "inVain",
        waits.failures(),
        "medianMillis",
        waits.median(),
        "worstMillis",
        waits.worst(),
        "goalMillis",
        GOAL_MILLIS,
        "reached",
        good);
  }

  private void bound(String what, long most, long goal) {
    boolean good = most <= goal;
    reached &= good;
    sheet.row(
        String.format(Locale.ROOT, "%-67s %,8d %,8d %s", what, most, goal, word(good)),
        "what",
        what,
        "most",
        most,
        "goal",
        goal,
        "reached",
        good);
  }

  private static String word(boolean good) {
    return good ? "reached" : "missed";
  }
}
