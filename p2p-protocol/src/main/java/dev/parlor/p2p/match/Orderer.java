package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;

/** Which seat orders what a match hears, and since when. Some words only that seat may say. */
final class Orderer {
  private final Seating seating;
  private TableSeat tableSeat = TableSeat.HOST;
  private long since;

  Orderer(Seating seating) {
    this.seating = seating;
  }

  /** Another seat of the table orders, from this size of the log on. */
  void pass(TableSeat to, long size) {
    tableSeat = to;
    since = size;
  }

  /** The orderer's seat in this match; -1 where it only keeps the log. */
  int seat() {
    return seating.seatOf(tableSeat).index();
  }

  /** Whether a seat that had seen so much of the log could not know yet who orders now. */
  boolean isFromBefore(long seen) {
    return seen < since;
  }

  /**
   * Refuses a word that only the orderer may say. Such a word of another seat is a lie, unless its
   * author could not know yet who orders now.
   */
  void requireWordOf(Said by, Line line, Offence kind) throws Lie, Stale {
    if (by.seat() != seat() && isFromBefore(by.seen())) {
      throw new Stale("said before another seat took over");
    } else if (by.seat() != seat()) {
      throw new Lie(kind, line.toString());
    }
  }
}
