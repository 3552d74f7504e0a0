package dev.parlor.app.play;

import dev.parlor.app.phone.ParlorApplication;
import dev.parlor.nerve.EightGames;
import dev.parlor.tables.kit.TableKits;

/** The app as it ships, but with the eighth game beside the seven. */
public final class EightGamesPhone extends ParlorApplication {
  @Override
  public TableKits kits() {
    return EightGames.ALL;
  }
}
