package dev.parlor.p2p.verdict;

import dev.parlor.p2p.seating.TableSeat;
import java.util.Optional;

/**
 * Why a table broke in the middle of its match.
 *
 * @param seat the seat without which nothing goes on, as the table counts seats; none when it is
 *     nobody's doing
 * @param lie what the host has signed, when that is the reason
 */
public record Breakage(Why why, TableSeat seat, Optional<Verdict> lie) {
  /** The reasons for which a table can break. */
  public enum Why {
    /** The seat that orders has signed a lie, so nothing that it orders is worth anything. */
    HOST_LIED,
    /** Nobody orders what this phone has signed. */
    HOST_SILENT,
    /** A seat without which nothing goes on has been silent too long. */
    SEAT_SILENT,
    /** The journal of this phone lacks something that it owes the others. */
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
