package dev.parlor.app.nearby;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.FileJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A seat with its journal on disk. Code that only looks at seats takes them for a moment, and waits
 * for others at their {@link Rooms}.
 */
record KeptSeat(String table, SeatRecord place, FileJournal journal) {
  private static final int NONCE = 4;

  /** Creates a new seat. It is on disk before anybody can know of it. */
  static KeptSeat create(Rooms rooms, Bytes nonce, SeatRecord place, Entropy entropy) {
    String table = nonce.hex() + "-" + Bytes.of(entropy.bytes(NONCE)).hex();
    Path file = rooms.journal(table);
    synchronized (rooms) {
      try {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        FileJournal journal = FileJournal.open(file);
        journal.append(place.record());
        journal.force();
        return new KeptSeat(table, place, journal);
      } catch (IOException e) {
        throw new Trouble("nearby.files", String.valueOf(e.getMessage()));
      }
    }
  }

  static KeptSeat open(Rooms rooms, String table) {
    synchronized (rooms) {
      try {
        return read(rooms, table);
      } catch (Malformed | IOException e) {
        throw new Trouble("nearby.seatLost", String.valueOf(e.getMessage()));
      }
    }
  }

  private static KeptSeat read(Rooms rooms, String table) throws Malformed, IOException {
    FileJournal journal = FileJournal.open(rooms.journal(table));
    try {
      if (journal.records().isEmpty()) {
        throw new Malformed("nothing in it");
      }
      return new KeptSeat(table, SeatRecord.read(journal.records().get(0)), journal);
    } catch (Malformed | RuntimeException e) {
      journal.close();
      throw e;
    }
  }

  /** The name of the table in the air. */
  Bytes nonce() throws Malformed {
    return Bytes.parseHex(table.substring(0, Math.min(2 * NONCE, table.length())), NONCE);
  }

  /** What the session wrote. */
  List<Bytes> records() {
    return journal.records().subList(1, journal.records().size());
  }

  /** Whether a match was under way here. */
  private boolean isRestorable() throws Malformed {
    return TableSession.isRestorable(records());
  }

  /**
   * Throws away seats to which nobody can come back, because they were left before a match began.
   */
  static void sweep(Rooms rooms) {
    for (String table : rooms.left()) {
      synchronized (rooms) {
        try {
          KeptSeat seat = read(rooms, table);
          boolean keep = seat.isRestorable();
          seat.journal().close();
          if (!keep) {
            rooms.forget(table);
          }
        } catch (Malformed | IOException notOurs) {
          // somebody sits there, or it can't be read now, so it stays
        }
      }
    }
  }

  /** The last seat that can be taken again and on which nobody sits. */
  static Optional<LeftSeat> lastLeft(Rooms rooms) {
    return lastLeft(rooms, "");
  }

  /** The last such seat at the table of this name. */
  static Optional<LeftSeat> leftAt(Rooms rooms, Bytes nonce) {
    return lastLeft(rooms, nonce.hex());
  }

  private static Optional<LeftSeat> lastLeft(Rooms rooms, String prefix) {
    for (String table : rooms.left()) {
      Optional<LeftSeat> seat = table.startsWith(prefix) ? left(rooms, table) : Optional.empty();
      if (seat.isPresent()) {
        return seat;
      }
    }
    return Optional.empty();
  }

  private static Optional<LeftSeat> left(Rooms rooms, String table) {
    synchronized (rooms) {
      try {
        KeptSeat seat = read(rooms, table);
        try {
          return seat.isRestorable()
              ? Optional.of(new LeftSeat(table, seat.place().game(), seat.place().hosting()))
              : Optional.empty();
        } finally {
          seat.journal().close();
        }
      } catch (Malformed | IOException taken) {
        return Optional.empty();
      }
    }
  }
}
