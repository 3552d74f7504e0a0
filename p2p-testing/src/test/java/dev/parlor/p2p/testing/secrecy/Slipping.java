package dev.parlor.p2p.testing.secrecy;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.PassingNode;
import java.util.List;
import java.util.function.LongConsumer;

/** An honest phone that lets something slip before it does what it should. */
final class Slipping<S, V> extends PassingNode<S, V> {
  private final LongConsumer slip;

  Slipping(Node<S, V> honest, LongConsumer slip) {
    super(honest);
    this.slip = slip;
  }

  @Override
  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    slip.accept(now);
    return super.received(connection, bytes, now);
  }
}
