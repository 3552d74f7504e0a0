package dev.parlor.p2p.result;

import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a player signs: a NOSTR event that anybody can put together again from the result alone.
 * Every signature of a result can thus be verified by any NOSTR program.
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
    return keys(sheet).map(keys -> of(sheet, line, keys));
  }

  /** The keys of all players in the order of their lines; empty when some npub is no key. */
  private static Optional<List<PublicKey>> keys(ResultSheet sheet) {
    List<PublicKey> keys = new ArrayList<>();
    for (PlayerLine player : sheet.players()) {
      Keys.read(player.npub()).ifPresent(keys::add);
    }
    return keys.size() == sheet.players().size() ? Optional.of(keys) : Optional.empty();
  }

  private static Draft of(ResultSheet sheet, int line, List<PublicKey> keys) {
    List<List<String>> tags = new ArrayList<>();
    String game = sheet.game().id();
    tags.add(List.of("d", "card_games/results/" + game + "/" + sheet.id()));
    tags.add(List.of("t", "card_game"));
    tags.add(List.of("game", game));
    tags.add(List.of("callsign", sheet.players().get(line).callsign()));
    keys.forEach(key -> tags.add(List.of("p", key.hex())));
    return new Draft(sheet.time(), KIND, tags, sheet.content());
  }

  /** What all players sign, by their keys; none when some npub of the sheet is no key. */
  public static Map<Bytes, byte[]> ids(ResultSheet sheet) {
    Map<Bytes, byte[]> ids = new HashMap<>();
    List<PublicKey> keys = keys(sheet).orElse(List.of());
    for (int line = keys.size() - 1; line >= 0; line--) {
      PublicKey author = keys.get(line);
      ids.put(Bytes.of(author.bytes()), of(sheet, line, keys).id(author));
    }
    return ids;
  }
}
