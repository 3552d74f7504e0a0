package dev.parlor.rim.table;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.log.Offence;
import dev.parlor.p2p.table.TableSession;

/** Somebody who looks at a table: a screen, a computer player. Called on the table's thread. */
public interface TableWatcher<S, V> {
  /** Something at the table is different from before. */
  void changed(TableSession<S, V> session);

  /** A sentence for the player. */
  default void told(Refusal refusal) {}

  /** Somebody lied and signed it. */
  default void named(Offence offence) {}

  /** A connection is gone. */
  default void lost(int connection, String why) {}
}
