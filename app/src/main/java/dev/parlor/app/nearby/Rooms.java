package dev.parlor.app.nearby;

import android.os.StrictMode;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where this phone keeps what it plays. It must never be asked on the main thread.
 *
 * @param tables the journals of the seats, which no backup may take along
 * @param files the folder that holds {@code collections}
 */
public record Rooms(Path tables, Path files) {
  private static final String JOURNAL = "seat.journal";
  private static final String SLOW = "the files of tables";

  Archive archive() {
    return Archive.in(files);
  }

  Path journal(String table) {
    StrictMode.noteSlowCall(SLOW);
    return tables.resolve(table).resolve(JOURNAL);
  }

  /** The tables with a journal, the latest first. */
  List<String> left() {
    StrictMode.noteSlowCall(SLOW);
    if (!Files.isDirectory(tables)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(tables)) {
      return found
          .map(folder -> String.valueOf(folder.getFileName()))
          .filter(table -> Files.isRegularFile(journal(table)))
          .sorted(Comparator.comparingLong(this::age))
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  private long age(String table) {
    return -journal(table).toFile().lastModified();
  }

  /** Forgets a table, so that nobody can come back to it. */
  void forget(String table) {
    StrictMode.noteSlowCall(SLOW);
    Path folder = tables.resolve(table);
    if (!Files.isDirectory(folder)) {
      return;
    }
    try {
      List<Path> all = new ArrayList<>();
      try (Stream<Path> files = Files.list(folder)) {
        files.forEach(all::add);
      }
      for (Path file : all) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException e) {
      throw unusable(e);
    }
  }

  private static Trouble unusable(IOException e) {
    return new Trouble("nearby.files", String.valueOf(e.getMessage()));
  }
}
