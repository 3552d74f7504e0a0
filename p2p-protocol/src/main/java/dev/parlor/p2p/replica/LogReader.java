package dev.parlor.p2p.replica;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import java.util.Set;

/** What a {@link SharedLog} asks of the seat that plays by it. Seats are those of the table. */
public interface LogReader {
  /** Somebody has signed a lie. Every screen shows who and what. */
  void name(Verdict verdict);

  /** Whether all have agreed to the table. */
  boolean hasBegun();

  /** Whether a seat is still in the match. */
  boolean isThere(TableSeat seat);

  /** The seats that are out for good. */
  Set<TableSeat> out();

  /** Whether the present match was decided by an entry beyond this size of the log. */
  boolean isDecidedBeyond(long size);

  /** The other seats that are neither gone nor away. */
  Set<TableSeat> othersPresent();
}
