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
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The transcripts of one uuid, each of which an audit has read to its end: where two of them come
 * to different standings, another seat's taking the table over may have cut one of them off.
 */
final class CutOff {
  private final Map<String, Told> told = new TreeMap<>();

  private record Told(ResultSheet sheet, byte[] file) {}

  /** The transcript that leads to this text. */
  void add(String name, ResultSheet sheet, byte[] file) {
    told.put(name, new Told(sheet, file));
  }

  /** Which of them were cut off. */
  Map<String, Boolean> overruled() {
    Map<String, Boolean> overruled = new TreeMap<>();
    for (String name : told.keySet()) {
      overruled.put(
          name, told.keySet().stream().anyMatch(other -> isOverruled(name, other).orElse(false)));
    }
    return overruled;
  }

  /** Whether all of the others that come to something else were cut off by this one. */
  boolean holds(String name) {
    return told.keySet().stream()
        .filter(other -> isAgainst(name, other))
        .allMatch(other -> isOverruled(other, name).orElse(false));
  }

  private boolean isAgainst(String one, String other) {
    return !standings(one).equals(standings(other));
  }

  private String standings(String name) {
    return told.get(name).sheet().standings();
  }

  /** Empty where nothing tells. */
  private Optional<Boolean> isOverruled(String name, String other) {
    if (!isAgainst(name, other)) {
      return Optional.empty();
    }
    try {
      Transcript one = Transcript.decode(told.get(name).file());
      Transcript another = Transcript.decode(told.get(other).file());
      return Branches.overruled(one, another, players(told.get(name).sheet(), one))
          .map(one::equals);
    } catch (Malformed spoilt) {
      return Optional.empty(); // on the shelf
    }
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
