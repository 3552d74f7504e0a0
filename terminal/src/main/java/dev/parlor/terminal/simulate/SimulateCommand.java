package dev.parlor.terminal.simulate;

import dev.parlor.games.SeatRange;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trial;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Campaign;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.p2p.testing.sim.RunTally;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code parlor simulate --game G --players N --runs R --seed S --faults P}: plays whole tables on
 * a radio that fails.
 */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
  private static final int EVERY = 50;

  private final Rim rim;

  @Option(names = "--game", paramLabel = "GAME")
  private String game = "all";

  @Option(names = "--players", paramLabel = "N")
  private Optional<Integer> players = Optional.empty();

  @Option(names = "--runs", paramLabel = "N")
  private int runs = 20;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--faults", paramLabel = "PROFILE")
  private String faults = "all";

  @Option(names = "--liar", paramLabel = "NAME")
  private Optional<String> liar = Optional.empty();

  @Option(names = "--chaos")
  private boolean chaos;

  @Option(names = "--soak")
  private boolean soak;

  @Option(names = "--real")
  private boolean real;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public SimulateCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (runs < 1) {
      throw new Problem("simulate.runs");
    }
    if (liar.isPresent() && !liar.get().equals("all") && !Liars.named(liar.get()).isPresent()) {
      throw new Problem("simulate.noLiar", liar.get());
    }
    List<Bots<?, ?>> games = games();
    if (chaos) {
      return new ChaosRuns(rim, games, real).from(seed, soak ? Integer.MAX_VALUE : runs);
    }
    for (Bots<?, ?> each : games) {
      players.ifPresent(count -> requireSeats(each, count));
    }
    Campaign campaign = new Campaign(games, players.orElse(0), profiles(), seed, real);
    RunTally tally = new RunTally();
    Progress progress = new Progress(rim);
    long began = System.nanoTime();
    for (int number = 0; soak || number < runs; number++) {
      Run run = campaign.run(number);
      RunReport report = play(run, number);
      tally.add(report);
      if (report.problem().isPresent()) {
        new Failure(rim).tell(report, plan -> again(report, plan));
      }
      if (tally.runs() % EVERY == 0) {
        rim.err().println(tally.line());
      } else {
        progress.show("simulate.progress", tally.runs());
      }
    }
    tellSpeed(tally, System.nanoTime() - began);
    rim.out().println(json ? counts(tally) : tally.line());
    return tally.isClean() ? Exit.OK : Exit.NO;
  }

  private static String counts(RunTally tally) {
    JsonLine line =
        new JsonLine()
            .with("runs", tally.runs())
            .with("finished", tally.finished())
            .with("ended_by_rule", tally.byRule());
    for (dev.parlor.p2p.testing.sim.RunProblem.Kind kind :
        dev.parlor.p2p.testing.sim.RunProblem.Kind.values()) {
      line.with(kind.name().toLowerCase(Locale.ROOT), tally.count(kind));
    }
    return line.toString();
  }

  private void tellSpeed(RunTally tally, long nanos) {
    double seconds = nanos / 1e9;
    rim.err()
        .println(
            rim.texts().text("simulate.speed", tally.units(), seconds, tally.units() / seconds));
  }

  /** Plays a run; with a liar at the table if one was asked for. */
  private RunReport play(Run run, int number) {
    Optional<Liar> chosen = liarOf(run, number);
    if (!chosen.isPresent()) {
      return World.play(run);
    }
    Trial.Verdict verdict = Trial.hold(chosen.get(), run);
    List<String> named = verdict.offences().stream().distinct().map(Offence::name).toList();
    String key =
        !verdict.told() ? "simulate.untold" : named.isEmpty() ? "simulate.liar" : "simulate.named";
    rim.err()
        .println(rim.texts().text(key, number, run.game().id(), chosen.get().name(), join(named)));
    return verdict.report();
  }

  private static String join(List<String> words) {
    return String.join(" ", words);
  }

  /** Plays a failed run again with another plan, and notes what happens line by line. */
  private RunReport again(RunReport failed, FaultPlan plan) {
    Run run = failed.run().traced(true);
    Optional<Liar> chosen = liarOf(run, (int) (run.seed() - seed));
    return chosen.isPresent()
        ? Trial.hold(chosen.get(), run, plan).report()
        : World.play(run, plan);
  }

  /** The liar of a run: the one that was asked for, or each one that concerns its game in turn. */
  private Optional<Liar> liarOf(Run run, int number) {
    if (liar.isEmpty() || run.players() < 2) {
      return Optional.empty();
    }
    if (liar.get().equals("all")) {
      List<Liar> some = Liars.of(run.bots());
      return Optional.of(some.get(number / games().size() % some.size()));
    }
    Liar named =
        Liars.named(liar.get()).orElseThrow(() -> new Problem("simulate.noLiar", liar.get()));
    return Optional.of(named).filter(one -> one.concerns().test(run.bots()));
  }

  private static void requireSeats(Bots<?, ?> game, int count) {
    SeatRange phones = game.kit().phones();
    if (!phones.holds(count)) {
      throw new Problem("simulate.players", game.id(), phones.least(), phones.most());
    }
  }

  private List<Bots<?, ?>> games() {
    if (game.equals("all")) {
      return rim.kits().all().stream().map(SimulationCast::of).collect(Collectors.toList());
    }
    String names = rim.kits().all().stream().map(TableKit::id).collect(Collectors.joining(" "));
    return List.of(
        rim.kits()
            .named(game)
            .map(SimulationCast::of)
            .orElseThrow(() -> new Problem("play.unknownGame", game, names)));
  }

  private List<Faults> profiles() {
    if (faults.equals("all")) {
      // liars are judged strictly only where the radio can't be blamed for anything
      return liar.isPresent() ? List.of(Faults.NONE) : List.of(Faults.values());
    }
    String names = Arrays.stream(Faults.values()).map(Faults::id).collect(Collectors.joining(" "));
    return List.of(
        Faults.of(faults).orElseThrow(() -> new Problem("simulate.faults", faults, names)));
  }
}
