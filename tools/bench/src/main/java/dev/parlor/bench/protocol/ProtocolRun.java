package dev.parlor.bench.protocol;

import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * {@code bench protocol [SEED]}: tables of four with real cards on the simulated radio. Measured
 * are the times from the last word to start to the own cards, and from a tap to all screens, and
 * the bytes on the air.
 */
public final class ProtocolRun {
  private static final int PLAYERS = 4;
  private static final int WARM = 2;
  private static final int TABLES = 5;
  private static final long AGAIN = 300;

  private final MeasurementSheet sheet;
  private final long seed;
  private boolean reached = true;

  private ProtocolRun(MeasurementSheet sheet, long seed) {
    this.sheet = sheet;
    this.seed = seed;
  }

  /** Hands out the games that are timed. */
  @FunctionalInterface
  public interface Timed {
    void forEach(BiConsumer<GameId, TimedGame> each);
  }

  public static int run(List<String> args, MeasurementSheet sheet, Timed games) {
    if (args.size() > 1 || !args.stream().allMatch(arg -> arg.matches("[0-9]{1,9}"))) {
      sheet.problem("bench protocol [SEED]: a seed is a number");
      return 2;
    }
    return new ProtocolRun(sheet, args.isEmpty() ? 1 : Long.parseLong(args.get(0))).run(games);
  }

  private int run(Timed games) {
    sheet.row(
        String.format(
            Locale.ROOT,
            "%d players, %d tables of each game, seed %d; %d times slower, %d ms, %d bytes/s",
            PLAYERS,
            TABLES,
            seed,
            TimedTable.SLOWER,
            TimedTable.LATENCY,
            TimedTable.BYTES_PER_SECOND),
        "players",
        PLAYERS,
        "tables",
        TABLES,
        "seed",
        seed,
        "slower",
        TimedTable.SLOWER,
        "latencyMillis",
        TimedTable.LATENCY,
        "bytesPerSecond",
        TimedTable.BYTES_PER_SECOND);
    sheet.head(
        String.format(Locale.ROOT, "%-44s %8s %8s %8s", "milliseconds", "median", "worst", "goal"));
    games.forEach(this::time);
    return reached ? 0 : 1;
  }

  private void time(GameId game, TimedGame timed) {
    Numbers first = new Numbers();
    Numbers later = new Numbers();
    Numbers pending = new Numbers();
    Numbers ordered = new Numbers();
    String deck = game.id() + ", " + timed.cards() + " cards: start to ";
    if (!timed.unit().isPresent()) {
      play(game, timed.options(), table -> first.add(table.firstDeck()));
      row(deck + "deck ready", first, 1, timed.start());
      return;
    }
    play(
        game,
        timed.options(),
        table -> {
          first.add(table.firstCards());
          later.addAll(table.laterCards());
          taps(table, pending, ordered);
        });
    row(deck + "own cards", first, 1, timed.start());
    row(game.id() + ": end of " + timed.unit().get() + " to next own cards", later, 1, AGAIN);
    taps(game.id(), pending, ordered);
  }

  private static void taps(TimedTable<?, ?> table, Numbers pending, Numbers ordered) {
    for (TimedTable.Tap tap : table.taps()) {
      pending.add(tap.pendingAfter);
      ordered.add(tap.orderedAfter);
    }
  }

  private void taps(String game, Numbers pending, Numbers ordered) {
    row(game + ": tap to pending, p99 of " + pending.count(), pending, 0.99, 50);
    row(game + ": tap to all screens, p99 of " + ordered.count(), ordered, 0.99, 250);
  }

  private void row(String what, Numbers numbers, double part, long goal) {
    boolean good = numbers.count() > 0 && numbers.atMost(part) <= goal;
    reached &= good;
    sheet.row(
        String.format(
            Locale.ROOT,
            "%-44s %,8d %,8d %,8d %s%s",
            what,
            numbers.atMost(0.5),
            numbers.atMost(part),
            goal,
            good ? "reached" : "missed",
            good ? "" : String.format(Locale.ROOT, ", %.1f%% within", numbers.percentWithin(goal))),
        "what",
        what,
        "medianMillis",
        numbers.atMost(0.5),
        "worstMillis",
        numbers.atMost(part),
        "goalMillis",
        goal,
        "reached",
        good);
  }

  private void play(GameId game, Map<String, String> options, Consumer<TimedTable<?, ?>> look) {
    sheet.busy(game.id());
    long units = 0;
    long entries = 0;
    long bytes = 0;
    long start = 0;
    for (int number = -WARM; number < TABLES; number++) {
      Run run =
          new Run(
              Troupe.of(game), PLAYERS, options, Faults.NONE, seed + number + WARM, true, false);
      TimedTable<?, ?> table = TimedTable.play(run);
      if (table.report().problem().isPresent()) {
        throw new IllegalStateException(run + ": " + table.report().problem().get());
      }
      if (number >= 0) {
        look.accept(table);
        units += table.report().units();
        entries += table.report().entries();
        bytes += table.bytes() - table.lobbyBytes();
        start += table.lobbyBytes();
      }
    }
    sheet.row(
        String.format(
            Locale.ROOT,
            "%-44s %,d bytes a hand on all links, %d entries; %,d bytes a match of %d, %,d of them"
                + " until all are seated",
            game.id(),
            bytes / units,
            entries / units,
            (bytes + start) / TABLES,
            units / TABLES,
            start / TABLES),
        "what",
        game.id(),
        "bytesAHand",
        bytes / units,
        "entriesAHand",
        entries / units,
        "bytesAMatch",
        (bytes + start) / TABLES,
        "handsAMatch",
        units / TABLES,
        "bytesUntilSeated",
        start / TABLES);
  }
}
