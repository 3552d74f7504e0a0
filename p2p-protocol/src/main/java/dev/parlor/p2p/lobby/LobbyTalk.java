package dev.parlor.p2p.lobby;

import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;

/** Takes what is said in a lobby to the method for its verb. */
final class LobbyTalk {
  private final Lobby lobby;

  LobbyTalk(Lobby lobby) {
    this.lobby = lobby;
  }

  /** Takes a line; false when it is none of the lobby's. */
  boolean take(Bytes from, Line line) throws Malformed {
    LobbyVerb verb = LobbyVerb.of(line.verb()).orElse(null);
    if (verb == null || !isOfLobby(verb)) {
      return false;
    }
    if (!lobby.hasEnded() && verb != LobbyVerb.SILENT) { // this verb is for those who play
      take(verb, from, line);
    }
    return true;
  }

  private static boolean isOfLobby(LobbyVerb verb) {
    return switch (verb) {
      case CARD_GAME_EMOTE, CARD_GAME_ADDRESS, CARD_GAME_WATCH, WATCHING -> false;
      default -> true;
    };
  }

  private void take(LobbyVerb verb, Bytes from, Line line) throws Malformed {
    switch (verb) {
      case CARD_GAME_INVITE -> lobby.invited(from, line);
      case CARD_GAME_JOIN -> lobby.join(from, line);
      case CARD_GAME_LEAVE -> lobby.parted(from, Parting.read(line));
      case ROSTER -> lobby.rosterTold(line, false);
      case GAME_READY -> lobby.rosterTold(line, true);
      case SAS_COMMIT, SAS_REVEAL -> {
        if (lobby.isOpen() && !lobby.mayBeLate()) {
          throw new Malformed("too early: " + line.verb());
        }
        lobby.sasLine(from, line);
      }
      case ERROR -> lobby.error(line.arg(0));
      case CARD_GAME_EMOTE, CARD_GAME_ADDRESS, CARD_GAME_WATCH, WATCHING, SILENT ->
          throw new IllegalStateException("no word of the lobby");
    }
  }
}
