package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
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
  public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
    return good.accepted(connection, tableNonce, clock(now));
  }

  @Override
  public List<Effect.OfRim> connected(int connection, byte[] expectedNonce, long now) {
    return good.connected(connection, expectedNonce, clock(now));
  }

  @Override
  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    return good.received(connection, bytes, clock(now));
  }

  @Override
  public List<Effect.OfRim> disconnected(int connection, long now) {
    return good.disconnected(connection, clock(now));
  }

  @Override
  public List<Effect.OfRim> on(Input input, long now) {
    return good.on(input, clock(now));
  }
}
