package dev.parlor.terminal.play;

import dev.parlor.games.bot.Level;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.BotProblem;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Tempo;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that only {@code parlor play} has. */
final class PlayOptions {
  private static final Level USUAL = Level.MEDIUM;
  private static final long MOST_BYTES = 4;

  @Mixin private TableOptions table = new TableOptions();

  @Option(names = "--untimed")
  private boolean untimed;

  @Option(names = "--no-tips", descriptionKey = "noTips")
  private boolean withoutTips;

  @Mixin private LevelOption level = new LevelOption();

  @Option(names = "--pace", paramLabel = "PACE")
  private Optional<String> pace = Optional.empty();

  @Option(names = "--computers", paramLabel = "FILE")
  private Optional<Path> computers = Optional.empty();

  /** How well the computer players play. */
  Level level() {
    return level.level().orElse(USUAL);
  }

  /** Whether a person who plays a game for the first time gets tips. */
  boolean tips() {
    return !withoutTips;
  }

  /** How much time computer players take for a move. */
  Tempo tempo() {
    for (Tempo each : Tempo.values()) {
      if (each.id().equals(pace.orElse(Tempo.NATURAL.id()))) {
        return each;
      }
    }
    throw new Problem("play.pace", pace.orElse(""));
  }

  /** The computer players of a game: those that ship, or those of the person's own file. */
  BotFile computers(TableKit<?, ?> kit, Words words) {
    if (!computers.isPresent()) {
      return Shipped.of(kit);
    }
    Path file = computers.get();
    try {
      if (Files.size(file) > BotFile.MOST_CHARACTERS * MOST_BYTES) {
        throw new Problem("play.computersLong", file);
      }
      return BotFile.read(Files.readString(file), kit.id(), kit.computers().knobs());
    } catch (BotProblem e) {
      Speaker nobody = new Speaker(List.of(), Scene.ONLOOKER);
      throw new Problem("play.computersWrong", file, words.shown(e.sentence(), nobody));
    } catch (IOException e) {
      throw new Problem("play.computersUnread", file);
    }
  }

  TableOptions table() {
    return table;
  }

  DisplayOptions display() {
    return table.display();
  }

  /** Whether nobody's time runs out, so that windows and peeks wait for people. */
  boolean untimed() {
    return untimed;
  }
}
