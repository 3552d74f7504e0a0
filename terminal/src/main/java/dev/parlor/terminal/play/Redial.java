package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.LossWatcher;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.terminal.net.RepeatedCall;

/**
 * Keeps the one link of a guest, which leads to the host. When it is gone, the host is called
 * again, unless the table is over.
 */
final class Redial<S, V> implements TableWatcher<S, V>, LossWatcher {
  private final RepeatedCall recall;
  private volatile boolean over;

  Redial(RepeatedCall recall) {
    this.recall = recall;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    over = session.stage() == TableView.Stage.BROKEN;
  }

  @Override
  public void lost(int connection, String why) {
    if (!over) {
      recall.again();
    }
  }
}
