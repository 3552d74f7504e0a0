package dev.parlor.p2p.table;

import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * {@code SILENT:<seat,...>}: the host tells its guests to which of them it has no link, at a table
 * that goes on without the silent. Nobody signs it, but each phone signs the vote to which it
 * leads.
 */
final class Silence {
  private static final String NOBODY = "-";

  private Silence() {}

  /** What the orderer says of the seats to which it is not linked; seats are those of the table. */
  static Bytes told(Roster roster, TableSeat me, Set<Bytes> linked) {
    List<String> seats = new ArrayList<>();
    for (TableSeat seat : TableSeat.all(roster.seats().size())) {
      if (!seat.equals(me) && !linked.contains(roster.at(seat).npub())) {
        seats.add(String.valueOf(seat.number()));
      }
    }
    String all = seats.isEmpty() ? NOBODY : String.join(",", seats);
    return new Message.Text(Line.of(LobbyVerb.SILENT.name(), all)).encode();
  }

  static boolean isTold(Line line) {
    return line.verb().equals(LobbyVerb.SILENT.name());
  }

  static Set<TableSeat> read(Line line, int seats) throws Malformed {
    if (line.arg(0).equals(NOBODY)) {
      return Collections.emptySet();
    }
    Set<TableSeat> silent = new TreeSet<>();
    for (String seat : line.arg(0).split(",", -1)) {
      silent.add(TableSeat.numbered(Line.of(line.verb(), seat).number(0, 1, seats)));
    }
    return silent;
  }
}
