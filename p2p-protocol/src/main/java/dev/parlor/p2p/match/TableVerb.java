package dev.parlor.p2p.match;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;
import java.util.Optional;

/**
 * What an entry may say beside the moves of its game. The verb in the line is the name of the
 * constant.
 */
public enum TableVerb {
  START_GAME,
  BET_COMMIT,
  BET_REVEAL,
  WINDOW_SEAL,
  WINDOW_SHOW,
  ELAPSED,
  AWAY,
  FORFEIT,
  EXPIRED,
  BACK,
  LEAVE,
  ACCUSE,
  TICKET,
  FINISH,
  SIGN,
  REMATCH;

  /** Whether this entry says this verb. */
  boolean isIn(Entry entry) {
    try {
      return entry.payload().isText() && entry.payload().line().verb().equals(name());
    } catch (Malformed noLine) {
      return false;
    }
  }

  static Optional<TableVerb> of(String verb) {
    return Arrays.stream(values()).filter(each -> each.name().equals(verb)).findFirst();
  }
}
