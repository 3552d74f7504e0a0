package dev.parlor.p2p.seat;

import java.util.Arrays;
import java.util.Optional;

/** What a line outside the log may say. The verb in the line is the name of the constant. */
public enum LobbyVerb {
  CARD_GAME_INVITE,
  CARD_GAME_JOIN,
  CARD_GAME_LEAVE,
  ROSTER,
  GAME_READY,
  SAS_COMMIT,
  SAS_REVEAL,
  ERROR,
  /** The seats that the host does not hear any more while a match runs. */
  SILENT,
  /** A caller without a seat wants to watch. */
  CARD_GAME_WATCH,
  /** The phone that holds the table says how many watch. */
  WATCHING,
  /** Somebody says one of four phrases beside the match. */
  CARD_GAME_EMOTE,
  /**
   * A phone says where a classic radio is. This concerns the two linked phones alone, not the
   * session.
   */
  CARD_GAME_ADDRESS;

  public static Optional<LobbyVerb> of(String verb) {
    return Arrays.stream(values()).filter(each -> each.name().equals(verb)).findFirst();
  }
}
