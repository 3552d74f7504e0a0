package dev.parlor.p2p.seat;

import java.util.Arrays;
import java.util.Optional;

/** What a line outside the log may say: the verb is the name as it stands. */
public enum LobbyVerb {
  CARD_GAME_INVITE,
  CARD_GAME_JOIN,
  CARD_GAME_LEAVE,
  ROSTER,
  GAME_READY,
  SAS_COMMIT,
  SAS_REVEAL,
  ERROR,
  /** Whom the host does not hear any more, while a match runs. */
  SILENT,
  /** Who has no seat wants to watch. */
  CARD_GAME_WATCH,
  /** How many do. */
  WATCHING,
  /** Beside a match: one of four phrases. */
  CARD_GAME_EMOTE,
  /** Not the session's, but of the two phones that are linked. */
  CARD_GAME_ADDRESS;

  public static Optional<LobbyVerb> of(String verb) {
    return Arrays.stream(values()).filter(each -> each.name().equals(verb)).findFirst();
  }
}
