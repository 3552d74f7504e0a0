package dev.parlor.rim.table;

import dev.parlor.games.Refusal;

/** Somebody who says to the player what the table says to it. Called on the table's thread. */
public interface RefusalWatcher {
  /** A sentence for the player. */
  void told(Refusal refusal);
}
