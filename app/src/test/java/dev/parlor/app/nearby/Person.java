package dev.parlor.app.nearby;

import android.app.Activity;
import dev.parlor.games.GameId;
import dev.parlor.games.romme.Romme;

/** Somebody before the screen of a table, who only looks and taps. */
interface Person {
  /** Does at most one thing that is offered. */
  void touch(Activity table);

  /** Who taps at random brings every game to its end but Rommé, where somebody has to go out. */
  static Person at(GameId game, long seed) {
    return game.equals(Romme.ID) ? new Melder(seed) : new Tapper(seed);
  }
}
