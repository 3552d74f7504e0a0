package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/** An honest phone with a trick between its session and its links. */
public final class LyingNode<S, V> implements Node<S, V>, Passage {
  private final TableNode<S, V> node;
  private final Switchboard links;
  private final Trick trick;
  private final LiarsDesk desk;
  private final List<Input.Arrived> unread = new ArrayList<>();

  public LyingNode(TableSession<S, V> session, Switchboard links, Trick trick, LiarsDesk desk) {
    this.node = new TableNode<>(session, links, this);
    this.links = links;
    this.trick = trick;
    this.desk = desk;
  }

  @Override
  public List<Bytes> says(Bytes to, Bytes message) {
    if (LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit) {
      desk.submitted(submit.entry().counter());
    }
    return trick.instead(desk, to, message);
  }

  /**
   * Whether a message is heard. One that the trick wants to leave unread waits, and so does
   * everything behind it.
   */
  @Override
  public boolean hears(Bytes from, Bytes message) {
    boolean heard = trick.hears(desk, from, message);
    boolean waits = heard && (!unread.isEmpty() || trick.holds(desk, message));
    if (waits) {
      unread.add(new Input.Arrived(from, message));
    }
    return heard && !waits;
  }

  @Override
  public long clock(long now) {
    return trick.clock(desk, now);
  }

  @Override
  public TableSession<S, V> session() {
    return node.session();
  }

  @Override
  public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
    return lie(node.accepted(connection, tableNonce, now), now);
  }

  @Override
  public List<Effect.OfRim> connected(int connection, Callee callee, long now) {
    return lie(node.connected(connection, callee, now), now);
  }

  @Override
  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    return lie(node.received(connection, bytes, now), now);
  }

  @Override
  public List<Effect.OfRim> disconnected(int connection, long now) {
    return lie(node.disconnected(connection, now), now);
  }

  @Override
  public List<Effect.OfRim> on(Input input, long now) {
    return lie(node.on(input, now), now);
  }

  /** Called after anything that has happened: reads on, and says something of its own. */
  private List<Effect.OfRim> lie(List<Effect.OfRim> honest, long now) {
    List<Effect.OfRim> effects = new ArrayList<>(honest);
    for (Input.Arrived arrived : due()) {
      effects.addAll(node.on(arrived, now));
    }
    trick.look(desk);
    for (LiarsDesk.Outgoing outgoing : desk.takeOutbox()) {
      if (outgoing.input() != null) {
        effects.addAll(node.on(outgoing.input(), now));
      } else if (outgoing.to().equals(desk.identity().publicKey())) {
        effects.addAll(node.on(new Input.Arrived(outgoing.to(), outgoing.message()), now));
      } else {
        links.send(outgoing.to(), outgoing.message(), now);
        effects.addAll(node.on(new Input.Tick(), now)); // so that it leaves
      }
    }
    return effects;
  }

  /**
   * The messages that have waited, in order, without those that the trick still wants to leave
   * unread.
   */
  private List<Input.Arrived> due() {
    List<Input.Arrived> due = new ArrayList<>();
    unread.removeIf(
        arrived -> {
          boolean read = !trick.holds(desk, arrived.message());
          if (read) {
            due.add(arrived);
          }
          return read;
        });
    return due;
  }
}
