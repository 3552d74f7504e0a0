package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.table.Effect;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.Message;
import dev.parlor.p2p.table.NodeEffect;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;

/** An honest session whose messages pass through a trick on their way out. */
final class LyingNode<S, V> implements Node<S, V> {
  private final TableSession<S, V> session;
  private final Switchboard links;
  private final Trick trick;
  private final Desk desk;
  private final List<NodeEffect> out = new ArrayList<>();
  private final List<Input.Arrived> unread = new ArrayList<>();
  private long sessionWake = Long.MAX_VALUE;

  LyingNode(TableSession<S, V> session, Switchboard links, Trick trick, Desk desk) {
    this.session = session;
    this.links = links;
    this.trick = trick;
    this.desk = desk;
  }

  @Override
  public TableSession<S, V> session() {
    return session;
  }

  @Override
  public List<NodeEffect> accepted(int connection, byte[] tableNonce, long now) {
    links.accepted(connection, tableNonce, now);
    return settle(now);
  }

  @Override
  public List<NodeEffect> connected(int connection, byte[] expectedNonce, long now) {
    links.connected(connection, expectedNonce, now);
    return settle(now);
  }

  @Override
  public List<NodeEffect> received(int connection, byte[] bytes, long now) {
    links.received(connection, bytes, now);
    return settle(now);
  }

  @Override
  public List<NodeEffect> disconnected(int connection, long now) {
    links.disconnected(connection);
    return settle(now);
  }

  @Override
  public List<NodeEffect> on(Input input, long now) {
    give(input, now);
    return settle(now);
  }

  private void give(Input input, long now) {
    long shown = trick.clock(desk, now);
    for (Effect effect : session.on(input, shown)) {
      if (effect instanceof Effect.Send send) {
        if (Desk.decode(send.message()).orElse(null) instanceof Message.Submit submit) {
          desk.submitted(submit.entry().counter());
        }
        for (Bytes message : trick.instead(desk, send.npub(), send.message())) {
          links.send(send.npub(), message, now);
        }
      } else if (effect instanceof Effect.Expel expel) {
        links.expel(expel.npub(), expel.why());
      } else if (effect instanceof Effect.WakeAt at) {
        sessionWake = at.time() == Long.MAX_VALUE ? at.time() : at.time() - shown + now;
      } else {
        out.add(new NodeEffect.OfSession(effect));
      }
      relay(now);
    }
  }

  private List<NodeEffect> settle(long now) {
    long linkWake = links.tick(now);
    relay(now);
    if (sessionWake <= now) {
      sessionWake = Long.MAX_VALUE;
      give(new Input.Tick(), now);
    }
    readOn(now);
    trick.look(desk);
    for (Desk.Outgoing outgoing : desk.takeOutbox()) {
      if (outgoing.input() != null) {
        give(outgoing.input(), now);
      } else if (outgoing.to().equals(desk.identity().publicKey())) {
        give(new Input.Arrived(outgoing.to(), outgoing.message()), now);
      } else {
        links.send(outgoing.to(), outgoing.message(), now);
      }
    }
    relay(now);
    long next = Math.min(sessionWake, linkWake);
    out.add(new NodeEffect.WakeAt(next));
    List<NodeEffect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }

  /** Reads what has come, in order, but what the trick wants to leave unread. */
  private void readOn(long now) {
    List<Input.Arrived> due = new ArrayList<>();
    unread.removeIf(
        arrived -> {
          boolean read = !trick.holds(desk, arrived.message());
          if (read) {
            due.add(arrived);
          }
          return read;
        });
    due.forEach(arrived -> give(arrived, now));
  }

  private void relay(long now) {
    for (Switchboard.Event event : links.take()) {
      if (event instanceof Switchboard.Event.Write write) {
        out.add(new NodeEffect.Write(write.connection(), write.bytes()));
      } else if (event instanceof Switchboard.Event.Drop drop) {
        out.add(new NodeEffect.Drop(drop.connection(), drop.why()));
      } else if (event instanceof Switchboard.Event.Up up) {
        give(new Input.LinkUp(up.npub(), up.staticKey()), now);
      } else if (event instanceof Switchboard.Event.Down down) {
        give(new Input.LinkDown(down.npub()), now);
      } else if (event instanceof Switchboard.Event.Arrived arrived) {
        if (trick.hears(desk, arrived.npub(), arrived.message())) {
          unread.add(new Input.Arrived(arrived.npub(), arrived.message()));
        }
        readOn(now);
      }
    }
  }
}
