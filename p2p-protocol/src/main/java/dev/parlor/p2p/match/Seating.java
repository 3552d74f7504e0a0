package dev.parlor.p2p.match;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Which seats of a table play one of its matches. The seats move on by one from match to match, so
 * that what a seat brings (the first turn, the dealer's part) goes around.
 *
 * @param number the number of the match at this table, from 1
 * @param seats the table's seats, in the order of the match
 */
public record Seating(int number, List<TableSeat> seats) {
  public Seating {
    seats = List.copyOf(seats);
  }

  public static Seating first(int seats) {
    return new Seating(1, TableSeat.all(seats));
  }

  /** The seating of the next match, without those who are gone from this one. */
  Seating next(Set<Integer> gone) {
    List<TableSeat> rest = new ArrayList<>();
    for (int i = 1; i <= seats.size(); i++) {
      int seat = i % seats.size();
      if (!gone.contains(seat)) {
        rest.add(seats.get(seat));
      }
    }
    return new Seating(number + 1, rest);
  }

  /** The seat in this match of a seat at the table; none if it does not play. */
  public MatchSeat seatOf(TableSeat seat) {
    int index = seats.indexOf(seat);
    return index < 0 ? MatchSeat.NONE : new MatchSeat(index);
  }

  /** The seat at the table of a seat in this match; none for none. */
  public TableSeat tableSeat(MatchSeat seat) {
    return seat.isNone() ? TableSeat.NONE : seats.get(seat.index());
  }

  /** Values of the seats at the table, in the order of this match. */
  public <T> List<T> of(List<T> table) {
    List<T> here = new ArrayList<>();
    seats.forEach(seat -> here.add(table.get(seat.index())));
    return here;
  }

  /** The hash that stands for the table in everything that belongs to this match alone. */
  public Bytes scope(Bytes tid) {
    return number == 1
        ? tid
        : Bytes.of(Hash.tagged("CARDGAME/v1/match", new Writer().bytes(tid).u32(number).toArray()));
  }
}
