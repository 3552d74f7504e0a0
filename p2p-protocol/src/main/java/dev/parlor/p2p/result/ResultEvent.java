package dev.parlor.p2p.result;

import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.sign.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player signs: a NOSTR event that anybody can put together again from the result alone, so
 * that every signature of a result is one that any NOSTR program verifies.
 */
public final class ResultEvent {
  /** Application data that replaces an older event with the same {@code d} tag (NIP-78). */
  public static final int KIND = 30_078;

  private ResultEvent() {}

  /**
   * The event of one player, as yet unsigned; empty when some npub of the sheet is no key.
   *
   * @param line the player's position in the sheet, from 0
   */
  public static Optional<Draft> of(ResultSheet sheet, int line) {
    List<List<String>> tags = new ArrayList<>();
    String game = sheet.game().id();
    tags.add(List.of("d", "card_games/results/" + game + "/" + sheet.id()));
    tags.add(List.of("t", "card_game"));
    tags.add(List.of("game", game));
    tags.add(List.of("callsign", sheet.players().get(line).callsign()));
    for (PlayerLine player : sheet.players()) {
      Optional<PublicKey> key = Keys.read(player.npub());
      if (!key.isPresent()) {
        return Optional.empty();
      }
      tags.add(List.of("p", key.get().hex()));
    }
    return Optional.of(new Draft(sheet.time(), KIND, tags, sheet.content()));
  }

  /** The bytes that a player signs; empty when it does not stand in the sheet. */
  public static Optional<byte[]> id(ResultSheet sheet, PublicKey author) {
    for (int line = 0; line < sheet.players().size(); line++) {
      if (Keys.read(sheet.players().get(line).npub()).filter(author::equals).isPresent()) {
        return of(sheet, line).map(draft -> draft.id(author));
      }
    }
    return Optional.empty();
  }
}
