package dev.parlor.app.catalogue;

import android.content.Context;
import android.content.Intent;
import dev.parlor.app.R;
import dev.parlor.app.piles.PilesActivity;
import dev.parlor.games.GameId;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Optional;

/** The games that can be played on this phone today, in the order in which they are offered. */
public final class Catalogue {
  public static final List<Entry> GAMES =
      List.of(
          new Entry(
              GameId.PILES,
              R.string.piles_title,
              R.string.piles_line,
              R.string.piles_rules,
              4,
              Card.parseAll("3d 9s Kh 6c As"),
              new Screen() {
                @Override
                public Intent practice(Context context, int seats, long seed) {
                  return PilesActivity.practice(context, seats, seed);
                }

                @Override
                public Intent nearby(Context context) {
                  return PilesActivity.nearby(context);
                }
              }));

  private Catalogue() {}

  /** The game under this id, if it can be played here. */
  public static Optional<Entry> of(GameId game) {
    return GAMES.stream().filter(entry -> entry.game() == game).findFirst();
  }

  /** Opens the table of a game. */
  public interface Screen {
    /** With computer players on this phone. */
    Intent practice(Context context, int seats, long seed);

    /** The table of several phones at which this one sits. */
    Intent nearby(Context context);
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
  public record Entry(
      GameId game, int title, int line, int rules, int minutes, List<Card> art, Screen screen) {}
}
