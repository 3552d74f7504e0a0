package dev.parlor.p2p.station;

import dev.parlor.p2p.audit.Branches;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The transcripts of one uuid that an audit has read to the end. Where two of them come to
 * different standings, a succession may have cut one of them off.
 */
final class CutOff {
  private final Map<String, Told> told = new TreeMap<>();

  private record Told(ResultSheet sheet, Bytes file) {
    boolean isAgainst(Told other) {
      return !sheet.standings().equals(other.sheet.standings());
    }

    /** Whether the other transcript shows that this one was cut off; false where neither tells. */
    boolean isCutOffBy(Told other) {
      if (!isAgainst(other)) {
        return false;
      }
      try {
        Transcript mine = Transcript.decode(file.toArray());
        Transcript theirs = Transcript.decode(other.file.toArray());
        return Branches.overruled(mine, theirs, players(sheet, mine))
            .filter(mine::equals)
            .isPresent();
      } catch (Malformed spoilt) {
        return false; // a file on the shelf was damaged
      }
    }
  }

  /** The transcript that leads to this text. */
  void add(String name, ResultSheet sheet, byte[] file) {
    told.put(name, new Told(sheet, Bytes.of(file)));
  }

  /** For each transcript whether another one shows that it was cut off. */
  Map<String, Boolean> overruled() {
    Map<String, Boolean> overruled = new TreeMap<>();
    told.forEach(
        (name, one) ->
            overruled.put(name, told.values().stream().anyMatch(other -> one.isCutOffBy(other))));
    return overruled;
  }

  /**
   * Whether this transcript may be added: it shows every other one that comes to something else to
   * be cut off.
   */
  boolean takes(ResultSheet sheet, byte[] file) {
    Told added = new Told(sheet, Bytes.of(file));
    return told.values().stream()
        .filter(added::isAgainst)
        .allMatch(other -> other.isCutOffBy(added));
  }

  private static Set<TableSeat> players(ResultSheet sheet, Transcript transcript) {
    Set<TableSeat> seats = new HashSet<>();
    for (PlayerLine player : sheet.players()) {
      Keys.read(player.npub())
          .map(key -> transcript.roster().seatOf(Bytes.of(key.bytes())))
          .filter(seat -> !seat.isNone())
          .ifPresent(seats::add);
    }
    return seats;
  }
}
