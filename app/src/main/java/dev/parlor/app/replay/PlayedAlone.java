package dev.parlor.app.replay;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.sitting.PracticeRecord;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The last matches against computer players, one in each file: who played, and what everybody did.
 * It is slow, so it must never be used on the main thread.
 */
public final class PlayedAlone {
  private static final int MOST = 20;
  private static final int MAX_BYTES = 1 << 20;
  private static final String ENDING = ".practice";

  private final Path folder;

  /**
   * @param files where this phone keeps its files
   */
  public PlayedAlone(Path files) {
    folder = files.resolve("practice");
  }

  /**
   * A match.
   *
   * @param people who sat there, in seat order
   */
  public record Match(List<String> people, PracticeRecord record) {
    public Match {
      people = List.copyOf(people);
    }
  }

  /**
   * A match that lies here.
   *
   * @param time when it was over, in milliseconds
   */
  public record Kept(Path file, long time, Match match) {}

  /** Keeps a match, and deletes the oldest beyond twenty. */
  public Path keep(Match match, long time) {
    List<String> lines = new ArrayList<>(match.people());
    lines.addAll(match.record().lines());
    Path file = folder.resolve(String.format(java.util.Locale.ROOT, "%019d", time) + ENDING);
    Archive.write(file, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    List<Path> files = files();
    for (Path old : files.subList(Math.min(MOST, files.size()), files.size())) {
      remove(old);
    }
    return file;
  }

  /** The matches that can be read, the newest first. */
  public List<Kept> all() {
    List<Kept> all = new ArrayList<>();
    for (Path file : files()) {
      try {
        String name = file.toFile().getName();
        long time = Long.parseLong(name.substring(0, name.length() - ENDING.length()));
        all.add(new Kept(file, time, read(file)));
      } catch (Malformed | Trouble | NumberFormatException broken) {
        remove(file);
      }
    }
    return all;
  }

  /** Reads a file: as many names as there are seats, then what was done. */
  static Match read(Path file) throws Malformed {
    String text = new String(Inspection.bytes(file, MAX_BYTES), StandardCharsets.UTF_8);
    List<String> lines = Arrays.asList(text.split("\n", -1));
    int people = 0;
    while (people < lines.size() && !lines.get(people).startsWith(PracticeRecord.FIRST)) {
      people++;
    }
    PracticeRecord record = PracticeRecord.read(lines.subList(people, lines.size()));
    if (record.seats() != people) {
      throw new Malformed("not as many people as seats");
    }
    return new Match(lines.subList(0, people), record);
  }

  private List<Path> files() {
    File[] files = folder.toFile().listFiles((dir, name) -> name.endsWith(ENDING));
    List<Path> found = new ArrayList<>();
    for (File file : files == null ? new File[0] : files) {
      found.add(file.toPath());
    }
    found.sort(Collections.reverseOrder());
    return found;
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new Trouble("results.cantWrite", file, String.valueOf(e.getMessage()));
    }
  }
}
