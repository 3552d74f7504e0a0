package dev.parlor.app.nearby;

import android.content.Context;
import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;

/** What people call the games, and what is said of them where nobody sits yet. */
public final class GameNames {
  private GameNames() {}

  /** The name of a game; its name on the wire if this phone does not know it. */
  public static String of(Context context, GameId game) {
    return Nearby.Holder.of(context)
        .kits()
        .find(game)
        .map(kit -> words(context, kit).title())
        .orElse(game.id());
  }

  /** The words about a game, in the language of this screen. */
  public static GameWords words(Context context, TableKit<?, ?> kit) {
    return new GameWords(kit, context.getResources().getConfiguration().getLocales().get(0));
  }
}
