package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.NodeEffect;
import dev.parlor.p2p.table.TableSession;
import java.util.List;

/** An honest phone, for those who change one thing about it. */
abstract class Through<S, V> implements Node<S, V> {
  final Node<S, V> good;

  Through(Node<S, V> good) {
    this.good = good;
  }

  /** What time this phone thinks it is. */
  long clock(long now) {
    return now;
  }

  @Override
  public TableSession<S, V> session() {
    return good.session();
  }

  @Override
  public List<NodeEffect> accepted(int connection, byte[] tableNonce, long now) {
    return good.accepted(connection, tableNonce, clock(now));
  }

  @Override
  public List<NodeEffect> connected(int connection, byte[] expectedNonce, long now) {
    return good.connected(connection, expectedNonce, clock(now));
  }

  @Override
  public List<NodeEffect> received(int connection, byte[] bytes, long now) {
    return good.received(connection, bytes, clock(now));
  }

  @Override
  public List<NodeEffect> disconnected(int connection, long now) {
    return good.disconnected(connection, clock(now));
  }

  @Override
  public List<NodeEffect> on(Input input, long now) {
    return good.on(input, clock(now));
  }
}
