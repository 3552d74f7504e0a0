package dev.parlor.terminal.shell;

import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;

/** What people call the games, in the language of this terminal. */
public final class GameTitles {
  private GameTitles() {}

  /** The name of a game; its name on the wire where nobody here knows it. */
  public static String of(Rim rim, GameId game) {
    return rim.kits().find(game).map(kit -> words(kit, rim.texts()).title()).orElse(game.id());
  }

  /** What is said of a game where nobody sits at its table yet. */
  public static GameWords words(TableKit<?, ?> kit, Texts texts) {
    return new GameWords(kit, texts.locale());
  }
}
