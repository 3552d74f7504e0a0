package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import java.util.List;

/** An honest phone, to be subclassed for one change. */
public abstract class PassingNode<S, V> implements Node<S, V> {
  protected final Node<S, V> good;

  protected PassingNode(Node<S, V> good) {
    this.good = good;
  }

  /** The time that this phone shows. */
  protected long clock(long now) {
    return now;
  }

  /** What it does after something has happened; usually nothing more than that. */
  protected List<Effect.OfRim> after(List<Effect.OfRim> effects, long now) {
    return effects;
  }

  @Override
  public TableSession<S, V> session() {
    return good.session();
  }

  @Override
  public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
    return after(good.accepted(connection, tableNonce, clock(now)), now);
  }

  @Override
  public List<Effect.OfRim> connected(int connection, Callee callee, long now) {
    return after(good.connected(connection, callee, clock(now)), now);
  }

  @Override
  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    return after(good.received(connection, bytes, clock(now)), now);
  }

  @Override
  public List<Effect.OfRim> disconnected(int connection, long now) {
    return after(good.disconnected(connection, clock(now)), now);
  }

  @Override
  public List<Effect.OfRim> on(Input input, long now) {
    return after(good.on(input, clock(now)), now);
  }
}
