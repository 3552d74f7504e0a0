package dev.parlor.p2p.match;

import java.util.Arrays;
import java.util.Optional;

/** What an entry may say beside the moves of its game: the verb is the name as it stands. */
public enum TableVerb {
  START_GAME,
  BET_COMMIT,
  BET_REVEAL,
  WINDOW_SEAL,
  WINDOW_SHOW,
  ELAPSED,
  AWAY,
  FORFEIT,
  LEAVE,
  ACCUSE,
  TICKET,
  FINISH,
  SIGN,
  REMATCH;

  static Optional<TableVerb> of(String verb) {
    return Arrays.stream(values()).filter(each -> each.name().equals(verb)).findFirst();
  }
}
