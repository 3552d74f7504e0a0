package dev.parlor.rim.table;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** A seat with its journal on disk. */
public record SavedSeat(Path file, FileJournal journal, SeatNote note) {

  /** A new seat. Its note is on disk before anybody can know of it. */
  public static SavedSeat create(Path file, SeatNote note) {
    try {
      Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
      FileJournal journal = FileJournal.open(file);
      journal.append(note.record());
      journal.force();
      return new SavedSeat(file, journal, note);
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  public static SavedSeat open(Path file) {
    try {
      return read(file, FileJournal.open(file));
    } catch (Malformed e) {
      throw new Trouble("home.unusable", file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  private static SavedSeat read(Path file, FileJournal journal) throws Malformed {
    try {
      if (journal.records().isEmpty()) {
        throw new Trouble("live.noSeat");
      }
      return new SavedSeat(file, journal, SeatNote.read(journal.records().get(0)));
    } catch (Malformed | RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  /** The folder with everything of its table. */
  public Path folder() {
    return Objects.requireNonNull(file.toAbsolutePath().getParent());
  }

  private static Trouble unusable(Path file, IOException e) {
    if (e instanceof FileJournal.Taken) {
      return new Trouble("seat.taken", file);
    }
    return new Trouble("home.unusable", file, String.valueOf(e.getMessage()));
  }

  /** The device that sits here. */
  public Device device() {
    try {
      return note.device();
    } catch (Malformed e) {
      throw new Trouble("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  /** Whether its match had begun, so that there is something to go on with. */
  public boolean isRestorable() {
    List<Bytes> records = journal.records();
    try {
      return TableSession.isRestorable(records.subList(1, records.size()));
    } catch (Malformed e) {
      throw new Trouble("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }

  /** Lets go of the seat, so that somebody else may take it. */
  public void close() {
    journal.close();
  }

  /** Goes on where the journal ends. */
  public <S, V> TableLoop<S, V> restore(GameKit<S, V> kit, Strand strand) {
    List<Bytes> records = journal.records();
    try {
      return device()
          .restore(kit, records.subList(1, records.size()), strand, journal)
          .orElseThrow(() -> new Trouble("live.noSeat"));
    } catch (Malformed e) {
      throw new Trouble("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }
}
