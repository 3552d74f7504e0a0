package dev.parlor.rim.table;

import dev.parlor.games.Refusal;

/** Tells the player what the table says to him. Called on the table's thread. */
public interface RefusalWatcher {
  /** A sentence for the player. */
  void told(Refusal refusal);
}
