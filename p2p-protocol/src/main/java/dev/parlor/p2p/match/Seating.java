package dev.parlor.p2p.match;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Which seats of a table play one of its matches. Whoever follows the one who sat first in the last
 * match sits first in the next, so that what a seat brings (the first turn, the dealer's part) goes
 * around.
 *
 * @param number of the match at this table, from 1
 * @param seats the table's seats, in the order of the match
 */
public record Seating(int number, List<Integer> seats) {
  private static final int HOST = 0;

  public Seating {
    seats = List.copyOf(seats);
  }

  public static Seating first(int seats) {
    List<Integer> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(seat);
    }
    return new Seating(1, all);
  }

  /** The next match, without those who are gone from this one. */
  Seating next(Set<Integer> gone) {
    List<Integer> rest = new ArrayList<>();
    for (int i = 1; i <= seats.size(); i++) {
      int seat = i % seats.size();
      if (!gone.contains(seat)) {
        rest.add(seats.get(seat));
      }
    }
    return new Seating(number + 1, rest);
  }

  /** The seat in this match of a seat of the table; -1 when it does not play. */
  public int seatOf(int tableSeat) {
    return seats.indexOf(tableSeat);
  }

  /** The seat at the table of a seat in this match; -1 stays -1. */
  public int tableSeat(int seat) {
    return seat < 0 ? seat : seats.get(seat);
  }

  /** Where the host sits in this match. */
  public int host() {
    return seatOf(HOST);
  }

  /** What belongs to the seats of the table, in the order of this match. */
  public <T> List<T> of(List<T> table) {
    List<T> here = new ArrayList<>();
    seats.forEach(seat -> here.add(table.get(seat)));
    return here;
  }

  /** What stands for the table in everything that belongs to this match alone. */
  public Bytes scope(Bytes tid) {
    return number == 1
        ? tid
        : Bytes.of(Hash.tagged("CARDGAME/v1/match", new Writer().bytes(tid).u32(number).toArray()));
  }
}
