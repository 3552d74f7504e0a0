package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableSession;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.terminal.net.Dialer;

/** A guest has one link, to the host: when it is gone, it is reached for again. */
final class Redial<S, V> implements TableWatcher<S, V> {
  private final Dialer dialer;

  Redial(Dialer dialer) {
    this.dialer = dialer;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    // nothing that a link would care for
  }

  @Override
  public void lost(int connection, String why) {
    dialer.again();
  }
}
