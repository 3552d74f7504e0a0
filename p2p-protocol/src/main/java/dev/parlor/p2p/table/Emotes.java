package dev.parlor.p2p.table;

import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The emotes of a table, which are unsigned and in no log. A seat is heard once in five seconds at
 * most, whoever passes its emotes on. Seats are those of the table.
 */
final class Emotes {
  /** How long a seat is not heard again. */
  static final long APART = 5_000;

  /**
   * How much longer this phone keeps its own player quiet, because emotes arrive with different
   * delays.
   */
  private static final long MARGIN = 500;

  private record Heard(Emote emote, int count, long time) {}

  private final Map<TableSeat, Heard> latest = new TreeMap<>();
  private int count;

  /** Whether a seat may be heard at this time. */
  private boolean isQuiet(TableSeat seat, long now, long apart) {
    Heard last = latest.get(seat);
    return last == null || now - last.time >= apart;
  }

  /** The own player says something; false when it is too soon. */
  boolean say(TableSeat seat, Emote emote, long now) {
    return isQuiet(seat, now, APART + MARGIN) && hear(seat, emote, now);
  }

  /** Somebody says something; false when it comes too soon. */
  boolean hear(TableSeat seat, Emote emote, long now) {
    if (!isQuiet(seat, now, APART)) {
      return false;
    }
    latest.put(seat, new Heard(emote, ++count, now));
    return true;
  }

  /** The last emote of each seat that plays, in the order in which they were heard. */
  List<Emote.Said> said(Seating seating) {
    List<Emote.Said> said = new ArrayList<>();
    latest.forEach(
        (seat, heard) -> {
          MatchSeat here = seating.seatOf(seat);
          if (!here.isNone()) {
            said.add(new Emote.Said(here.index(), heard.emote, heard.count));
          }
        });
    said.sort(Comparator.comparingInt(Emote.Said::count));
    return said;
  }

  static Line line(TableSeat seat, Emote emote) {
    return Line.of(LobbyVerb.CARD_GAME_EMOTE.name(), seat.number(), emote.number());
  }

  /** The seat that says this line. */
  static TableSeat seat(Line line, int seats) throws Malformed {
    return TableSeat.numbered(line.number(0, 1, seats));
  }

  static Emote emote(Line line) throws Malformed {
    if (line.args().size() != 2) {
      throw new Malformed("an emote with words of its own");
    }
    return Emote.values()[line.number(1, 1, Emote.values().length) - 1];
  }
}
