package dev.parlor.app.nearby;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;

/** How a phone and the others of its table come together. Used on the table's thread alone. */
interface Ways {
  /** The table is set up: lets others in, or goes to them. */
  void begin(TableSession<?, ?> session, News news);

  /** The table has changed, or the links have. */
  void changed(TableView<?> view, LinkState link);

  /** Lets nobody in and calls nobody any more. Links that stand are not touched. */
  void close();

  /** Is told the state of a way, on any thread. */
  interface News {
    void heard(WayState state);
  }
}
