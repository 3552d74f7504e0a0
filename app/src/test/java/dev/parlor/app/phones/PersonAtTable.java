package dev.parlor.app.phones;

import android.app.Activity;
import dev.parlor.games.GameId;
import dev.parlor.games.romme.Romme;

/** A person before the screen of a table, who only looks and taps. */
public interface PersonAtTable {
  /** Does at most one of the things that are offered. */
  void touch(Activity table);

  /**
   * A person who plays this game to its end. Random taps do that, except at Rommé, where somebody
   * has to go out.
   */
  static PersonAtTable at(GameId game, long seed) {
    return game.equals(Romme.ID) ? new Melder(seed) : new Tapper(seed);
  }
}
