package dev.parlor.rim.table;

import dev.parlor.p2p.table.TableSession;

/** Looks at a table: a screen, a computer player. Called on the table's thread. */
public interface TableWatcher<S, V> {
  /** Something at the table is different from before. */
  void changed(TableSession<S, V> session);
}
