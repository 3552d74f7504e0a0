package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;

/** Who orders what a match hears, and since when; some words are for that seat alone. */
final class Orderer {
  private final Seating seating;
  private TableSeat tableSeat = TableSeat.HOST;
  private long since;

  Orderer(Seating seating) {
    this.seating = seating;
  }

  /** Another seat of the table orders since the log had this size. */
  void pass(TableSeat to, long size) {
    tableSeat = to;
    since = size;
  }

  /** Its seat in this match; -1 where it only keeps the log. */
  int seat() {
    return seating.seatOf(tableSeat).index();
  }

  /** Whether whoever had seen so much of the log could not know who orders now. */
  boolean isFromBefore(long seen) {
    return seen < since;
  }

  /** A word for whoever orders: of somebody else it is a lie, unless it was said before. */
  void requireWordOf(Said by, Line line, Offence kind) throws Lie, Stale {
    if (by.seat() != seat() && isFromBefore(by.seen())) {
      throw new Stale("said before another seat took over");
    } else if (by.seat() != seat()) {
      throw new Lie(kind, line.toString());
    }
  }
}
