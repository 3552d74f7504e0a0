package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.verdict.Verdict;
import java.util.Set;

/** Who plays by a {@link SharedLog}. Seats are those of the table. */
public interface LogReader {
  /** The log has grown by this. */
  void read(Ordered ordered);

  /** Time to do what the log asks of this phone now. */
  void react();

  /** Somebody signed a lie: every screen shows who and what. */
  void name(Verdict verdict);

  /** Whether all have agreed to the table. */
  boolean hasBegun();

  /** Whether a seat is still in the match. */
  boolean isThere(int seat);

  /** The other seats that are neither gone nor away. */
  Set<Integer> othersPresent();
}
