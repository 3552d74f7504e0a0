package dev.parlor.p2p.table;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What seats say as only whoever orders does, before this phone has heard that they order. A phone
 * that was cut off can't know yet, and hears it over the same link a moment later; so it must not
 * hang up. Such a word has no effect until then.
 */
final class EarlyWords {
  private final Seated<?, ?> seat;
  private final GameKit<?, ?> kit;
  private final Map<Bytes, Map<String, Line>> said = new HashMap<>(); // the last one of each verb

  EarlyWords(Seated<?, ?> seat, GameKit<?, ?> kit) {
    this.seat = seat;
    this.kit = kit;
  }

  /**
   * Takes such a word of a seat that may have begun to order meanwhile; answers whether it is one.
   */
  boolean take(Bytes from, Line line) throws Malformed {
    Play<?, ?> running = seat.play;
    if (running == null || !seat.hasBegun() || !running.log().canOutliveHost()) {
      return false;
    }
    TableSeat author = running.roster().seatOf(from);
    if (author.isNone() || author.equals(running.log().host)) {
      return false;
    }
    if (line.verb().equals(LobbyVerb.WATCHING.name())) {
      seat.onlookers.number(line);
    } else if (Silence.isTold(line) && kit.goesOnWithoutTheSilent()) {
      Silence.read(line, running.roster().seats().size());
    } else if (line.verb().equals(LobbyVerb.CARD_GAME_EMOTE.name()) && !running.log().isHost()) {
      Emotes.emote(line);
      return true; // it would be over by the time it counts
    } else {
      return false;
    }
    said.computeIfAbsent(from, npub -> new TreeMap<>()).put(line.verb(), line);
    return true;
  }

  /** Takes out what this phone has said. */
  List<Line> takeOf(Bytes npub) {
    Map<String, Line> lines = said.remove(npub);
    return lines == null ? List.of() : new ArrayList<>(lines.values());
  }
}
