package dev.parlor.p2p.kits;

import dev.parlor.games.Slot;
import dev.parlor.games.recall.KnownCards;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The {@code known_cards} of all players as the original design writes them: by player, then by
 * card. A card that a player does not know is missing from his lines.
 */
final class KnownLines {
  private KnownLines() {}

  /** {@code known_cards:<player_id> = { "<player_id>": { "<cardId>": {...} } }}, players from 1. */
  static List<String> of(Map<Integer, Map<Integer, Map<Slot, KnownCards.Known>>> known) {
    List<String> lines = new ArrayList<>();
    known.forEach((seat, owners) -> lines.add("known_cards:" + (seat + 1) + " = " + all(owners)));
    return lines;
  }

  private static String all(Map<Integer, Map<Slot, KnownCards.Known>> owners) {
    List<String> players = new ArrayList<>();
    owners.forEach(
        (owner, cards) -> {
          List<String> faces = new ArrayList<>();
          for (KnownCards.Known card : cards.values()) {
            if (card.face() != null) {
              faces.add(quoted(card.cardId().toString()) + ": " + card(card));
            }
          }
          if (!faces.isEmpty()) {
            players.add(quoted(String.valueOf(owner + 1)) + ": " + braced(faces));
          }
        });
    return braced(players);
  }

  private static String card(KnownCards.Known card) {
    List<String> fields = new ArrayList<>();
    fields.add(field("cardId", quoted(card.cardId().toString())));
    fields.add(field("rank", quoted(card.rank())));
    fields.add(field("suit", quoted(card.suit())));
    fields.add(field("points", String.valueOf(card.points())));
    if (!card.specialPower().isEmpty()) {
      fields.add(field("specialPower", quoted(card.specialPower())));
    }
    return braced(fields);
  }

  private static String field(String name, String value) {
    return quoted(name) + ": " + value;
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static String braced(List<String> parts) {
    return parts.isEmpty() ? "{}" : "{ " + String.join(", ", parts) + " }";
  }
}
