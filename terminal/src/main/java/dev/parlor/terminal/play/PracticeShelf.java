package dev.parlor.terminal.play;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.files.AtomicFile;
import dev.parlor.rim.files.FolderLock;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.shell.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where an unfinished practice table is kept, with what lasts beyond tables. Only one process at a
 * time may use it.
 */
final class PracticeShelf implements AutoCloseable {
  private final Path folder;
  private final Path file;
  private final Optional<FolderLock> alone;

  private PracticeShelf(Path folder, Optional<FolderLock> alone) {
    this.folder = folder;
    this.file = folder.resolve("table.txt");
    this.alone = alone;
  }

  /** The shelf of this home. If another process has it, nothing is kept. */
  static PracticeShelf of(Home home) {
    Path folder = home.folder().resolve("practice");
    return new PracticeShelf(folder, FolderLock.ifFree(folder));
  }

  boolean isKept() {
    return alone.isPresent();
  }

  void put(PracticeRecord record) {
    write(file, record.lines());
  }

  /** What a game keeps from table to table; nothing for somebody new. */
  List<String> lasting(String game) {
    Path lasting = ofGame(game);
    try {
      return Files.exists(lasting)
          ? Files.readAllLines(lasting, StandardCharsets.UTF_8)
          : List.of();
    } catch (IOException e) {
      throw new Problem("home.unusable", lasting, String.valueOf(e.getMessage()));
    }
  }

  void putLasting(String game, List<String> lines) {
    write(ofGame(game), lines);
  }

  private Path ofGame(String game) {
    return folder.resolve("lasting-" + game + ".txt");
  }

  private void write(Path to, List<String> lines) {
    if (!isKept()) {
      return;
    }
    String text = String.join("\n", lines) + "\n";
    try {
      AtomicFile.write(to, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Problem("home.unusable", to, String.valueOf(e.getMessage()));
    }
  }

  /** Forgets the table, because its match is over. */
  void clear() {
    if (!isKept()) {
      return;
    }
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  /** The table that was left, if there is one. */
  Optional<PracticeRecord> left() {
    if (!isKept()) {
      throw new Problem("seat.taken", file);
    }
    try {
      List<String> lines =
          Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
      return lines.isEmpty() ? Optional.empty() : Optional.of(PracticeRecord.read(lines));
    } catch (IOException | Malformed e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void close() {
    alone.ifPresent(FolderLock::close);
  }
}
