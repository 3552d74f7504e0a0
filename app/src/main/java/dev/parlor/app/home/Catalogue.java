package dev.parlor.app.home;

import android.content.Context;
import android.content.Intent;
import dev.parlor.app.R;
import dev.parlor.app.piles.PilesActivity;
import dev.parlor.games.GameId;
import dev.parlor.games.card.Card;
import java.util.List;

/** The games that can be played on this phone today, in the order in which they are offered. */
final class Catalogue {
  static final List<Entry> GAMES =
      List.of(
          new Entry(
              GameId.PILES,
              R.string.piles_title,
              R.string.piles_line,
              R.string.piles_rules,
              4,
              Card.parseAll("3d 9s Kh 6c As"),
              PilesActivity::practice));

  private Catalogue() {}

  /** Opens a practice table. */
  @FunctionalInterface
  interface Screen {
    Intent practice(Context context, int seats, long seed);
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
  record Entry(
      GameId game, int title, int line, int rules, int minutes, List<Card> art, Screen screen) {}
}
