package dev.parlor.terminal.play;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.SavedSeat;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.shell.Problem;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the seat to come back to. */
final class SeatFinder {
  private SeatFinder() {}

  /** The nonce of a table, which is the name of its folder. */
  static Bytes nonce(Path table) {
    try {
      return Bytes.parseHex(table.getFileName().toString(), 4);
    } catch (Malformed e) {
      throw new Problem("home.unusable", table, String.valueOf(e.getMessage()));
    }
  }

  /**
   * The latest seat of a match that had begun, unless somebody has taken it again. Tables that were
   * left before they began are deleted.
   */
  static SavedSeat last(Home home) {
    @Nullable Trouble why = null;
    for (Path table : home.tables()) {
      try {
        SavedSeat seat = SavedSeat.open(table.resolve("seat0.journal"));
        if (seat.isRestorable()) {
          return seat;
        }
        seat.close();
        home.forget(table);
      } catch (Trouble problem) {
        why = why == null ? problem : why;
      }
    }
    throw why == null ? new Problem("live.noSeat") : why;
  }
}
