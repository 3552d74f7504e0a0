package dev.parlor.app.nearby;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;

/** How a phone and the others of its table come together. Used on the table's thread alone. */
interface Ways {
  /** The table is set up: lets others in, or goes to them. */
  void begin(TableSession<?, ?> session, News news);

  /** Something at the table is different, or who is linked. */
  void changed(TableView<?> view, LinkState link);

  /** Nobody is let in or called any more; links that stand are not touched. */
  void close();

  /** Told how it stands, on any thread. */
  interface News {
    void heard(WayState state);
  }
}
