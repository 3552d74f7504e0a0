package dev.parlor.p2p.testing.secrecy;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Node;
import java.util.List;
import java.util.function.LongConsumer;

/** An honest phone that lets something slip before it does what it should. */
record Slipping<S, V>(Node<S, V> honest, LongConsumer slip) implements Node<S, V> {
  @Override
  public TableSession<S, V> session() {
    return honest.session();
  }

  @Override
  public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
    return honest.accepted(connection, tableNonce, now);
  }

  @Override
  public List<Effect.OfRim> connected(int connection, byte[] expectedNonce, long now) {
    return honest.connected(connection, expectedNonce, now);
  }

  @Override
  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    slip.accept(now);
    return honest.received(connection, bytes, now);
  }

  @Override
  public List<Effect.OfRim> disconnected(int connection, long now) {
    return honest.disconnected(connection, now);
  }

  @Override
  public List<Effect.OfRim> on(Input input, long now) {
    return honest.on(input, now);
  }
}
