package dev.parlor.terminal.play;

import dev.parlor.games.GameId;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.Piles;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.play.piles.PilesScreen;
import java.util.List;
import java.util.stream.Collectors;

/** The list of the games that can be played here. */
final class Offers {
  private Offers() {}

  /** One line a game. */
  static List<Offer<?, ?>> all() {
    return List.of(new Offer<>(new Piles(), new BestOdds(), new PilesScreen(), true));
  }

  static Offer<?, ?> named(String name) {
    return all().stream()
        .filter(offer -> offer.game().id().id().equals(name))
        .findFirst()
        .orElseThrow(() -> new Problem("play.unknownGame", name, names()));
  }

  static String names() {
    return all().stream()
        .map(offer -> offer.game().id())
        .map(GameId::id)
        .collect(Collectors.joining(" "));
  }
}
