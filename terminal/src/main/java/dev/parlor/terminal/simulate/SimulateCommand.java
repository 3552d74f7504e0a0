package dev.parlor.terminal.simulate;

import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.sim.Campaign;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Report;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.Tally;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code parlor simulate --game G --players N --runs R --seed S --faults P}. */
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

  @Option(names = "--soak")
  private boolean soak;

  @Option(names = "--real")
  private boolean real;

  public SimulateCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (runs < 1) {
      throw new Problem("simulate.runs");
    }
    List<GameId> games = games();
    for (GameId each : games) {
      players.ifPresent(count -> requireSeats(each, count));
    }
    Campaign campaign = new Campaign(games, players.orElse(0), profiles(), seed, real);
    Tally tally = new Tally();
    for (int number = 0; soak || number < runs; number++) {
      Run run = campaign.run(number);
      Report report = World.play(run);
      tally.add(report);
      if (report.problem().isPresent()) {
        new Failure(rim).tell(report);
      }
      if (tally.runs() % EVERY == 0) {
        rim.err().println(tally.line());
      }
    }
    rim.out().println(tally.line());
    return tally.isClean() ? Exit.OK : Exit.NO;
  }

  private static void requireSeats(GameId game, int count) {
    if (count < game.minPhones() || count > game.maxPhones()) {
      throw new Problem("simulate.players", game.id(), game.minPhones(), game.maxPhones());
    }
  }

  private List<GameId> games() {
    if (game.equals("all")) {
      return List.of(GameId.values());
    }
    String names = Arrays.stream(GameId.values()).map(GameId::id).collect(Collectors.joining(" "));
    return List.of(GameId.of(game).orElseThrow(() -> new Problem("play.unknownGame", game, names)));
  }

  private List<Faults> profiles() {
    if (faults.equals("all")) {
      return List.of(Faults.values());
    }
    String names = Arrays.stream(Faults.values()).map(Faults::id).collect(Collectors.joining(" "));
    return List.of(
        Faults.of(faults).orElseThrow(() -> new Problem("simulate.faults", faults, names)));
  }
}
