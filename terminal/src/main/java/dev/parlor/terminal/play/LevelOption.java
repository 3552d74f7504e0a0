package dev.parlor.terminal.play;

import dev.parlor.games.bot.Level;
import dev.parlor.terminal.shell.Problem;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option that says how well computer players play. */
final class LevelOption {
  @Option(names = "--level", paramLabel = "LEVEL")
  private Optional<String> level = Optional.empty();

  /** The level; empty when nothing is said. */
  Optional<Level> level() {
    return level.map(LevelOption::named);
  }

  private static Level named(String id) {
    for (Level each : Level.values()) {
      if (each.id().equals(id)) {
        return each;
      }
    }
    throw new Problem("play.level", id);
  }
}
