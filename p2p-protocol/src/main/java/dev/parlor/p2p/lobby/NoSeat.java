package dev.parlor.p2p.lobby;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.wire.Line;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** {@code ERROR:<word>}: why a host has no seat for somebody now, or no place to watch from. */
enum NoSeat {
  /** All seats are taken. */
  FULL,
  /** The others compare or play already. */
  CLOSED,
  /** The host wants somebody else on that seat. */
  REMOVED,
  /** Its phone has asked more often than an honest phone needs to. */
  OFTEN,
  /** Its key sits here already, on another phone or with another link key. */
  ELSEWHERE,
  /** The caller neither sits at this table nor may watch at this phone. */
  BEGUN,
  /** Nobody may watch at this table. */
  UNWATCHED,
  /** There is no room for another watcher. */
  CROWDED,
  /** The table that somebody watches was closed before its match. */
  OVER;

  /** Whether a guest that hears this word need not call again. */
  static boolean isFinal(String word) {
    return word.equals(REMOVED.name()) || word.equals(OFTEN.name()) || isFinalForAll(word);
  }

  /** Whether somebody who wants to watch need not call again after this word. */
  static boolean endsWatching(String word) {
    return word.equals(UNWATCHED.name())
        || word.equals(CROWDED.name())
        || word.equals(OVER.name())
        || isFinalForAll(word);
  }

  private static boolean isFinalForAll(String word) {
    return word.equals(ELSEWHERE.name()) || word.equals(BEGUN.name());
  }

  Line line() {
    return Line.of(LobbyVerb.ERROR.name(), name());
  }

  /**
   * What a guest's screen says about a host's word. It is a sentence of the guest's own phone, so
   * that no stranger writes on its screen.
   */
  static Refusal sentence(String word) {
    String key =
        Arrays.stream(values())
            .filter(known -> known.name().equals(word))
            .findFirst()
            .map(known -> "table.noSeat." + known.name().toLowerCase(Locale.ROOT))
            .orElse("table.noSeat.unknown");
    return new Refusal(key, List.of());
  }
}
