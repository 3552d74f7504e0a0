package dev.parlor.p2p.result;

import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a player's NOSTR event says: the sheet that it carries, and which of its players has signed.
 *
 * @param number the player in the sheet, from 1
 */
public record PlayerEvent(ResultSheet sheet, int number, Bytes signature) {

  /** Reads an event back; empty unless it is exactly the one that a player of a result signs. */
  public static Optional<PlayerEvent> of(NostrEvent event) {
    if (event.draft().kind() != ResultEvent.KIND) {
      return Optional.empty();
    }
    ResultSheet sheet;
    try {
      sheet = SignedResult.parse(event.draft().content().getBytes(StandardCharsets.UTF_8)).sheet();
    } catch (Unreadable noResult) {
      return Optional.empty();
    }
    for (int line = 0; line < sheet.players().size(); line++) {
      boolean author =
          Keys.read(sheet.players().get(line).npub()).filter(event.author()::equals).isPresent();
      if (author) {
        PlayerEvent read = new PlayerEvent(sheet, line + 1, Bytes.of(event.signature()));
        // each sheet has one text and each player his tags; anything else is no such event
        return ResultEvent.of(sheet, line).filter(event.draft()::equals).map(same -> read);
      }
    }
    return Optional.empty();
  }
}
