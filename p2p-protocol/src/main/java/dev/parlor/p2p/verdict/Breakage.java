package dev.parlor.p2p.verdict;

import dev.parlor.p2p.seating.TableSeat;
import java.util.Optional;

/**
 * Why a table broke in the middle of its match.
 *
 * @param seat by the seats of the table: without whom nothing goes on; none when it is nobody's
 *     doing
 * @param lie what the host signed, when that is the reason
 */
public record Breakage(Why why, TableSeat seat, Optional<Verdict> lie) {
  /** The seats that a table can break for, and one reason that is nobody's. */
  public enum Why {
    /** Who orders what all say has signed a lie: nothing that it orders is worth anything. */
    HOST_LIED,
    /** What this phone signed found no place in the log: nobody orders it. */
    HOST_SILENT,
    /** A seat without which nothing goes on has been silent too long. */
    SEAT_SILENT,
    /** The journal of this phone lacks what it owes the others. */
    OWN_JOURNAL,
    /** Too many have spoilt the coins that decide what is drawn. */
    COINS_SPENT
  }

  public static Breakage of(Why why, TableSeat seat) {
    return new Breakage(why, seat, Optional.empty());
  }

  public static Breakage by(Verdict lie) {
    return new Breakage(Why.HOST_LIED, lie.seat(), Optional.of(lie));
  }
}
