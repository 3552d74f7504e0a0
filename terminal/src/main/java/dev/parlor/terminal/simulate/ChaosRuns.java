package dev.parlor.terminal.simulate;

import dev.parlor.p2p.testing.chaos.Chaos;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.Optional;

/** {@code --chaos}: matches whose seats lie in ways that nobody has thought of. */
final class ChaosRuns {
  private static final int SHOWN = 40;
  private static final int EVERY = 50;

  private final Rim rim;
  private final List<Bots<?, ?>> games;
  private final boolean real;
  private final Chaos chaos = new Chaos();
  private int findings;

  ChaosRuns(Rim rim, List<Bots<?, ?>> games, boolean real) {
    this.rim = rim;
    this.games = games;
    this.real = real;
  }

  /** Plays so many seeds from this one on; answers the exit code. */
  int from(long seed, int runs) {
    Progress progress = new Progress(rim);
    for (int number = 0; number < runs; number++) {
      tell(chaos.play(games, seed + number, real), seed + number);
      if (chaos.matches() % EVERY == 0) {
        rim.err().println(line());
      } else {
        progress.show("simulate.progress", chaos.matches());
      }
    }
    rim.out().println(line());
    return findings == 0 ? Exit.OK : Exit.NO;
  }

  private void tell(Optional<Chaos.Finding> found, long seed) {
    if (!found.isPresent()) {
      return;
    }
    findings++;
    String game = games.size() == 1 ? " --game " + games.get(0).id() : "";
    String again = game + (real ? " --real" : "");
    rim.err().println(rim.texts().text("simulate.chaosFound", Long.toString(seed), again));
    rim.err().println(found.get());
    List<String> trace = found.get().trace();
    trace.subList(Math.max(0, trace.size() - SHOWN), trace.size()).forEach(rim.err()::println);
  }

  private String line() {
    return rim.texts().text("simulate.chaos", chaos.matches(), chaos.states(), findings);
  }
}
