package dev.parlor.terminal.play;

import dev.parlor.rim.files.FolderLock;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.home.Home;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a person has typed at a practice table, line by line: with the same cards and the same
 * computer players it leads to the same table again.
 */
final class PracticeNotes implements AutoCloseable {
  private final Path file;
  private final Optional<FolderLock> alone;

  private PracticeNotes(Path folder, Optional<FolderLock> alone) {
    this.file = folder.resolve("table.txt");
    this.alone = alone;
  }

  /** The notes of this home; they are kept for one process at a time, the others go without. */
  static PracticeNotes of(Home home) {
    Path folder = home.folder().resolve("practice");
    return new PracticeNotes(folder, FolderLock.ifFree(folder));
  }

  boolean areKept() {
    return alone.isPresent();
  }

  @Override
  public void close() {
    alone.ifPresent(FolderLock::close);
  }

  /** How a table was set up. */
  record Table(String game, int players, int people, long seed, Map<String, String> options) {
    private String line() {
      StringBuilder line = new StringBuilder();
      line.append(game).append(' ').append(players).append(' ').append(people);
      line.append(' ').append(seed);
      new TreeMap<>(options)
          .forEach((key, value) -> line.append(' ').append(key).append('=').append(value));
      return line.toString();
    }

    private static Table read(String line) {
      String[] words = line.split(" ", -1);
      Map<String, String> options = new TreeMap<>();
      for (int i = 4; i < words.length; i++) {
        int equals = words[i].indexOf('=');
        options.put(words[i].substring(0, equals), words[i].substring(equals + 1));
      }
      return new Table(
          words[0],
          Integer.parseInt(words[1]),
          Integer.parseInt(words[2]),
          Long.parseLong(words[3]),
          options);
    }
  }

  void begin(Table table) {
    write(table.line(), StandardOpenOption.TRUNCATE_EXISTING);
  }

  void add(String typed) {
    write(typed, StandardOpenOption.APPEND);
  }

  private void write(String line, StandardOpenOption how) {
    if (!areKept()) {
      return;
    }
    try {
      Files.writeString(file, line + "\n", StandardOpenOption.CREATE, how);
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  /** The match is over. */
  void forget() {
    if (!areKept()) {
      return;
    }
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  /** The table that was left, if there is one. */
  Optional<Table> table() {
    if (!areKept()) {
      throw new Problem("seat.taken", file);
    }
    try {
      return lines().stream().findFirst().map(Table::read);
    } catch (RuntimeException malformed) {
      throw new Problem("home.unusable", file, String.valueOf(malformed.getMessage()));
    }
  }

  /** All that was typed at it. */
  List<String> typed() {
    List<String> lines = lines();
    return lines.subList(Math.min(1, lines.size()), lines.size());
  }

  private List<String> lines() {
    try {
      return areKept() && Files.exists(file)
          ? Files.readAllLines(file, StandardCharsets.UTF_8)
          : List.of();
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }
}
