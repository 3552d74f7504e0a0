package dev.parlor.app.catalogue;

import dev.parlor.games.GameId;
import dev.parlor.tables.kit.TableKit;

/** How each game looks and is touched, by its name. */
public final class TableKits {
  private TableKits() {}

  public static TableKit<?, ?> of(GameId game) {
    for (TableKit<?, ?> each : dev.parlor.tables.Catalogue.games()) {
      if (each.game().game().id() == game) {
        return each;
      }
    }
    throw new IllegalArgumentException(game.id());
  }
}
