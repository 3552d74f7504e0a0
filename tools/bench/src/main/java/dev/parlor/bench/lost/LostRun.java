package dev.parlor.bench.lost;

import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.LossClock;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * {@code bench lost [TABLES [SEED]]}: how long the others wait when a phone is lost for good. Time
 * is virtual, on links of 50 ms and 20,000 bytes a second each way. The lost phone is the host of a
 * table of three or four at every game that holds so many, or a guest of a game that goes on
 * without the silent.
 */
public final class LostRun {
  private static final long HOST_GOAL = 30_000;
  private static final long GUEST_GOAL = 18_000;
  private static final int FIRST = 6;
  private static final int MOST = 90;

  private final MeasurementSheet sheet;
  private final int tables;
  private final long seed;
  private boolean reached = true;

  private LostRun(MeasurementSheet sheet, int tables, long seed) {
    this.sheet = sheet;
    this.tables = tables;
    this.seed = seed;
  }

  public static int run(List<String> args, MeasurementSheet sheet) {
    if (args.size() > 2 || !args.stream().allMatch(arg -> arg.matches("[0-9]{1,9}"))) {
      sheet.problem("bench lost [TABLES [SEED]]: both are numbers");
      return 2;
    }
    int tables = args.isEmpty() ? 20 : Integer.parseInt(args.get(0));
    long seed = args.size() < 2 ? 1 : Long.parseLong(args.get(1));
    return new LostRun(sheet, tables, seed).run();
  }

  private int run() {
    sheet.head(
        String.format(
            Locale.ROOT,
            "%-44s %6s %8s %8s %8s %8s",
            "milliseconds after a loss",
            "tables",
            "median",
            "95 %",
            "worst",
            "goal"));
    List<Long> orders = new ArrayList<>();
    List<Long> plays = new ArrayList<>();
    for (Bots<?, ?> bots : Troupe.ALL) {
      for (int players = 3; players <= 4 && bots.kit().phones().holds(players); players++) {
        lose(bots, players, 0, orders, plays);
      }
    }
    row("host: another seat orders, at all phones", orders, HOST_GOAL);
    row("host: the match goes on, at all phones", plays, HOST_GOAL);
    for (Bots<?, ?> bots : Troupe.ALL) {
      if (bots.kit().goesOnWithoutTheSilent()) {
        List<Long> goesOn = new ArrayList<>();
        for (int players = 3; players <= 4; players++) {
          lose(bots, players, players - 1, new ArrayList<>(), goesOn);
        }
        row("guest of " + bots + ": the match goes on", goesOn, GUEST_GOAL);
      }
    }
    return reached ? 0 : 1;
  }

  private void lose(Bots<?, ?> bots, int players, int lost, List<Long> orders, List<Long> plays) {
    for (int table = 0; table < tables; table++) {
      long own = seed + table;
      Run run = new Run(bots, players, bots.brief(), Faults.NONE, own, false, false);
      int entries = FIRST + (int) (own * 7919 % MOST);
      LossClock.Seen seen = LossClock.play(run, lost, entries);
      String what = run + " at " + entries;
      seen.report().problem().ifPresent(problem -> wrong(what + ": " + problem));
      seen.ordersAfter().ifPresent(orders::add);
      seen.playsAfter().ifPresent(plays::add);
      sheet.busy(what);
    }
  }

  private void wrong(String what) {
    reached = false;
    sheet.problem(what);
  }

  private void row(String what, List<Long> millis, long goal) {
    Collections.sort(millis);
    long nearlyAll = atMost(millis, 0.95);
    reached &= nearlyAll <= goal;
    sheet.row(
        String.format(
            Locale.ROOT,
            "%-44s %6d %8d %8d %8d %8d",
            what,
            millis.size(),
            atMost(millis, 0.5),
            nearlyAll,
            atMost(millis, 1),
            goal),
        "what",
        what,
        "tables",
        millis.size(),
        "median",
        atMost(millis, 0.5),
        "atMost95",
        nearlyAll,
        "worst",
        atMost(millis, 1));
  }

  /** The value that this part of all values does not exceed; -1 if there are none. */
  private static long atMost(List<Long> sorted, double part) {
    int index = (int) Math.ceil(part * sorted.size()) - 1;
    return sorted.isEmpty() ? -1 : sorted.get(Math.max(0, index));
  }
}
