package dev.parlor.terminal.poker;

import dev.parlor.games.Refusal;
import dev.parlor.tables.poker.history.BrokenRecord;
import dev.parlor.tables.poker.history.HandHistory;
import dev.parlor.tables.poker.history.HandReplay;
import dev.parlor.tables.poker.history.PhhReader;
import dev.parlor.tables.poker.history.Replayed;
import dev.parlor.terminal.shell.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Plays the records of PHH files as they are read; none is kept. */
final class HandFiles {
  private HandFiles() {}

  /** Is told of every record. */
  interface Listener {
    void replayed(String id, Replayed replayed);

    void skipped(String id, Refusal why);

    /** A record that is no hand at all: not even its game can be read. */
    default void unreadable(String id, Refusal why) {
      skipped(id, why);
    }
  }

  /**
   * Reads one file to its end.
   *
   * @throws Problem when the file can't be read
   */
  static void play(Path file, Listener listener) {
    if (Files.isDirectory(file)) {
      throw new Problem("file.folder", file);
    }
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Files.newInputStream(file),
                StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE)))) {
      PhhReader records = new PhhReader(reader.lines().iterator());
      while (records.hasNext()) {
        PhhReader.Fields fields = records.next();
        String id = fields.name().isEmpty() ? file.toString() : file + " [" + fields.name() + "]";
        play(id, fields, listener);
      }
    } catch (NoSuchFileException e) {
      throw new Problem("file.missing", file);
    } catch (IOException | UncheckedIOException e) {
      throw new Problem("file.unreadable", file, String.valueOf(e.getMessage()));
    }
  }

  private static void play(String id, PhhReader.Fields fields, Listener listener) {
    try {
      if (!fields.broken().isPresent() || fields.values().containsKey("variant")) {
        String variant = HandHistory.variant(fields.values());
        if (!variant.equals(HandHistory.NO_LIMIT_HOLDEM)) {
          listener.skipped(id, new Refusal("phh.variant", List.of(variant)));
          return;
        }
      }
      listener.replayed(id, HandReplay.of(HandHistory.of(fields)));
    } catch (BrokenRecord broken) {
      if (fields.values().containsKey("variant")) {
        listener.skipped(id, broken.reason());
      } else {
        listener.unreadable(id, broken.reason());
      }
    }
  }
}
