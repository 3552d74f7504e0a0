package dev.parlor.app.catalogue;

import dev.parlor.app.R;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.games.GameId;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Optional;

/** The games that can be played on this phone, in the order in which they are offered. */
public final class Catalogue {
  public static final List<Entry> GAMES =
      List.of(
          entry(GameId.POKER, R.string.poker_line, R.string.poker_rules, 20, "Ts Js Qs Ks As"),
          entry(GameId.ROMME, R.string.romme_line, R.string.romme_rules, 30, "5h 6h 7h Jk"),
          entry(GameId.RECALL, R.string.recall_line, R.string.recall_rules, 10, "Jc Qd 2h Ks"),
          entry(GameId.BLACKJACK, R.string.blackjack_line, R.string.blackjack_rules, 12, "Ah Kd"),
          entry(GameId.PILES, R.string.piles_line, R.string.piles_rules, 4, "3d 9s Kh 6c As"),
          entry(GameId.HIGHLOW, R.string.highlow_line, R.string.highlow_rules, 8, "3c 9d Qs"),
          entry(GameId.CLASSIC, R.string.classic_line, R.string.classic_rules, 2, "Qc 9h"));

  private Catalogue() {}

  private static Entry entry(GameId game, int line, int rules, int minutes, String art) {
    return new Entry(game, GameNames.of(game), line, rules, minutes, Card.parseAll(art));
  }

  /** The game under this id, if it can be played here. */
  public static Optional<Entry> of(GameId game) {
    return GAMES.stream().filter(entry -> entry.game() == game).findFirst();
  }

  /**
   * A game on offer.
   *
   * @param title its name
   * @param line what it is, in one sentence
   * @param rules how it is played, in a few
   * @param minutes how long a game takes
   * @param art the cards on its tile
   */
  public record Entry(GameId game, int title, int line, int rules, int minutes, List<Card> art) {}
}
