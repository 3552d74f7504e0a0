package dev.parlor.app.records;

import androidx.annotation.StringRes;
import dev.parlor.app.R;
import dev.parlor.games.GameId;

/** What the games are called. */
public final class GameNames {
  private GameNames() {}

  @StringRes
  public static int of(GameId game) {
    return switch (game) {
      case POKER -> R.string.game_poker;
      case BLACKJACK -> R.string.game_blackjack;
      case ROMME -> R.string.game_romme;
      case RECALL -> R.string.game_recall;
      case HIGHLOW -> R.string.game_highlow;
      case PILES -> R.string.game_piles;
      case CLASSIC -> R.string.game_classic;
    };
  }
}
