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

/** A seat with its journal on disk. */
record Seat(String table, Place place, FileJournal journal) {
  private static final int TAIL = 4;

  /** A new seat: it is on disk before anybody can know of it. */
  static Seat create(Rooms rooms, Bytes nonce, Place place, Entropy entropy) {
    String table = nonce.hex() + "-" + Bytes.of(entropy.bytes(TAIL)).hex();
    Path file = rooms.journal(table);
    try {
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      FileJournal journal = FileJournal.open(file);
      journal.append(place.record());
      journal.force();
      return new Seat(table, place, journal);
    } catch (IOException e) {
      throw new Trouble("nearby.files", String.valueOf(e.getMessage()));
    }
  }

  static Seat open(Rooms rooms, String table) {
    FileJournal journal = null;
    try {
      journal = FileJournal.open(rooms.journal(table));
      if (journal.records().isEmpty()) {
        throw new Malformed("nothing in it");
      }
      return new Seat(table, Place.read(journal.records().get(0)), journal);
    } catch (Malformed | IOException e) {
      if (journal != null) {
        journal.close();
      }
      throw new Trouble("nearby.seatLost", String.valueOf(e.getMessage()));
    }
  }

  /** The name of the table in the air. */
  Bytes nonce() throws Malformed {
    return nonceOf(table);
  }

  private static Bytes nonceOf(String table) throws Malformed {
    return Bytes.parseHex(table.substring(0, Math.min(2 * TAIL, table.length())), TAIL);
  }

  /** What the session wrote. */
  List<Bytes> records() {
    return journal.records().subList(1, journal.records().size());
  }

  /** The seat at this table, if a match was under way there; whatever else is there is no seat. */
  private static Optional<LeftSeat> left(Rooms rooms, String table) {
    try {
      Seat seat = open(rooms, table);
      try {
        return TableSession.isRestorable(seat.records())
            ? Optional.of(new LeftSeat(table, seat.place().game(), seat.place().hosting()))
            : Optional.empty();
      } finally {
        seat.journal().close();
      }
    } catch (Trouble | Malformed unreadable) {
      return Optional.empty();
    }
  }

  /** The last seat that can be taken again and on which nobody sits. */
  static Optional<LeftSeat> lastLeft(Rooms rooms) {
    return lastLeft(rooms, "");
  }

  /** The last one at the table of this name. */
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
}
