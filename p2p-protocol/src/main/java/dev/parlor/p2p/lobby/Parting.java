package dev.parlor.p2p.lobby;

import dev.parlor.p2p.seat.LobbyVerb;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;
import java.util.Locale;

/** {@code CARD_GAME_LEAVE:<npub>:<why>}: somebody goes before the match has begun, and says why. */
record Parting(Bytes npub, Why why) {
  enum Why {
    /** Its player got up. A host closes the table by that. */
    LEFT,
    /** Has seen another short code than the others: somebody may sit between the phones. */
    DIFFERENT,
    /** Has compared so many codes that it compares no more. */
    ATTEMPTS;

    /** The key of the sentence for those who are told of it. */
    String key() {
      return "table.gone." + name().toLowerCase(Locale.ROOT);
    }
  }

  Line line() {
    return Line.of(LobbyVerb.CARD_GAME_LEAVE.name(), npub, why.name());
  }

  static Parting read(Line line) throws Malformed {
    String word = line.arg(1);
    Why why =
        Arrays.stream(Why.values())
            .filter(known -> known.name().equals(word))
            .findFirst()
            .orElseThrow(() -> new Malformed("no reason to go: " + word));
    return new Parting(line.hex(0, 32), why);
  }
}
