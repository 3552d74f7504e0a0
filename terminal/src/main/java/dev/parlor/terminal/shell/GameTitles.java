package dev.parlor.terminal.shell;

import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;

/** What people call the games, in the language of this terminal. */
public final class GameTitles {
  private GameTitles() {}

  /** The name of a game; its name on the wire if this program does not know it. */
  public static String of(Rim rim, GameId game) {
    return rim.kits().find(game).map(kit -> words(kit, rim.texts()).title()).orElse(game.id());
  }

  /** The words about a game before anybody sits at its table. */
  public static GameWords words(TableKit<?, ?> kit, Texts texts) {
    return new GameWords(kit, texts.locale());
  }
}
