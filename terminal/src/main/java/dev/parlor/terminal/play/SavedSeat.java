package dev.parlor.terminal.play;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.table.FileJournal;
import dev.parlor.terminal.table.SeatNote;
import dev.parlor.terminal.table.Strand;
import dev.parlor.terminal.table.TableLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** A seat with its journal on disk. */
record SavedSeat(Path file, FileJournal journal, SeatNote note) {

  /** A new seat: the note is on disk before anybody can know of it. */
  static SavedSeat create(Path file, SeatNote note) {
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

  static SavedSeat open(Path file) {
    try {
      FileJournal journal = FileJournal.open(file);
      List<Bytes> records = journal.records();
      if (records.isEmpty()) {
        throw new Problem("live.noSeat");
      }
      return new SavedSeat(file, journal, SeatNote.read(records.get(0)));
    } catch (Malformed e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw unusable(file, e);
    }
  }

  /** Everything of its table. */
  Path folder() {
    return Objects.requireNonNull(file.toAbsolutePath().getParent());
  }

  private static Problem unusable(Path file, IOException e) {
    return new Problem("home.unusable", file, String.valueOf(e.getMessage()));
  }

  /** Goes on where the journal ends. */
  <S, V> TableLoop<S, V> restore(GameKit<S, V> kit, Strand strand) {
    List<Bytes> records = journal.records();
    try {
      return note.device()
          .restore(kit, records.subList(1, records.size()), strand, journal)
          .orElseThrow(() -> new Problem("live.noSeat"));
    } catch (Malformed e) {
      throw new Problem("home.unusable", file, String.valueOf(e.getMessage()));
    }
  }
}
