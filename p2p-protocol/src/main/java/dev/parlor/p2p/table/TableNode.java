package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A session with its links: connections and bytes in, bytes and the session's other effects out.
 * What the rim of a phone, of a terminal and of the simulator drives.
 */
public final class TableNode<S, V> {
  private final TableSession<S, V> session;
  private final Switchboard links;
  private final Passage passage;
  private final List<NodeEffect> out = new ArrayList<>();
  private final Deque<Switchboard.Event> said = new ArrayDeque<>();
  private final Whereabouts whereabouts = new Whereabouts();
  private final Map<Integer, Origin> origins = new HashMap<>();
  private final Map<Integer, Bytes> sought = new HashMap<>();
  private boolean relaying;
  private int seated; // the roster of the session for which the links are told who sits
  private long sessionWake = Long.MAX_VALUE;
  private long wake = Long.MAX_VALUE;

  public TableNode(TableSession<S, V> session, Switchboard links) {
    this(session, links, new Passage() {});
  }

  /** A node with somebody between the session and its links. */
  public TableNode(TableSession<S, V> session, Switchboard links, Passage passage) {
    this.session = session;
    this.links = links;
    this.passage = passage;
  }

  public TableSession<S, V> session() {
    return session;
  }

  /** Who is linked with this phone now, and over which connection. */
  public Map<Bytes, Integer> peers() {
    return links.peers();
  }

  /** Where the classic radio of this phone is, as others have seen it. */
  public void own(Bytes address) {
    whereabouts.own(address);
  }

  /** Where the classic radio at the other end of a connection is; to be said before it is used. */
  public void sees(int connection, Bytes address) {
    whereabouts.seen(connection, address);
  }

  /** Where a connection comes from, or goes; to be said before it is used. */
  public void knows(int connection, Origin origin) {
    origins.put(connection, origin);
  }

  /** Whose door a connection leads to, if not the host's; to be said before it is used. */
  public void seeks(int connection, Bytes npub) {
    sought.put(connection, npub);
  }

  private Origin origin(int connection) {
    Origin known = origins.remove(connection);
    return known == null ? Origin.slow(Optional.empty()) : known;
  }

  private Optional<Bytes> whom(int connection) {
    Bytes sideways = sought.remove(connection);
    return sideways == null
        ? session.roster().map(roster -> roster.invite().host())
        : Optional.of(sideways);
  }

  /** Somebody connected to us. */
  public List<NodeEffect> accepted(int connection, byte[] tableNonce, long now) {
    noteSeats();
    links.accepted(connection, tableNonce, origin(connection), now);
    return settle(now);
  }

  /** We connected to somebody. */
  public List<NodeEffect> connected(int connection, byte @Nullable [] expectedNonce, long now) {
    noteSeats();
    links.connected(connection, expectedNonce, whom(connection), origin(connection), now);
    return settle(now);
  }

  /** We connected to whoever answers where the host of this invitation should be. */
  public List<NodeEffect> connected(int connection, Invitation invitation, long now) {
    noteSeats();
    links.connected(connection, invitation, origin(connection), now);
    return settle(now);
  }

  public List<NodeEffect> received(int connection, byte[] bytes, long now) {
    links.received(connection, bytes, now);
    return settle(now);
  }

  public List<NodeEffect> disconnected(int connection, long now) {
    links.disconnected(connection);
    whereabouts.gone(connection);
    return settle(now);
  }

  /** Says good-bye on all links. */
  public List<NodeEffect> close(long now) {
    links.closeAll(now);
    return settle(now);
  }

  /** Anything that does not come from a link: the player, the time, a finished computation. */
  public List<NodeEffect> on(Input input, long now) {
    give(input, now);
    return settle(now);
  }

  private void give(Input input, long now) {
    long shown = passage.clock(now);
    List<Effect> effects = session.on(input, shown);
    noteSeats();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Send send) {
        passage
            .says(send.npub(), send.message())
            .forEach(message -> links.send(send.npub(), message, now));
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

  /** The phones of the seats are known by what they show, even before they say who they are. */
  private void noteSeats() {
    if (seated != session.rosterChanges()) {
      seated = session.rosterChanges();
      links.unseat();
      session.roster().ifPresent(this::seat);
    }
  }

  private void seat(Roster roster) {
    roster.seats().forEach(join -> links.seat(join.npub(), join.linkKey()));
  }

  /** Whatever the links have to say, in order, until all is quiet. */
  private List<NodeEffect> settle(long now) {
    long linkWake = links.tick(now);
    relay(now);
    if (sessionWake <= now) {
      sessionWake = Long.MAX_VALUE;
      give(new Input.Tick(), now);
    }
    if (session.waitsForQuiet() && links.isQuiet()) {
      give(new Input.Quiet(), now);
    }
    long next = Math.min(sessionWake, linkWake);
    if (next != wake) {
      wake = next;
      out.add(new NodeEffect.WakeAt(next));
    }
    List<NodeEffect> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }

  /**
   * Passes on what the links say, one after the other: what an answer makes them say comes behind
   * what they have said before, for the peer takes frames in their order only.
   */
  private void relay(long now) {
    List<Switchboard.Event> news = links.take();
    if (!news.isEmpty()) {
      said.addAll(news);
    }
    if (relaying) {
      return;
    }
    relaying = true;
    for (Switchboard.Event event = said.poll(); event != null; event = said.poll()) {
      relay(event, now);
    }
    relaying = false;
  }

  private void relay(Switchboard.Event event, long now) {
    if (event instanceof Switchboard.Event.Write write) {
      out.add(new NodeEffect.Write(write.connection(), write.bytes()));
    } else if (event instanceof Switchboard.Event.Drop drop) {
      out.add(new NodeEffect.Drop(drop.connection(), drop.why(), drop.orderly()));
    } else if (event instanceof Switchboard.Event.OtherVersion other) {
      out.add(new NodeEffect.OtherVersion(other.newer()));
    } else if (event instanceof Switchboard.Event.Up up) {
      give(new Input.LinkUp(up.npub(), up.staticKey()), now);
      noteStanding(up.npub());
      whereabouts
          .greet(up.npub(), links.peers().get(up.npub()))
          .forEach(word -> links.send(up.npub(), word, now));
      relay(now);
    } else if (event instanceof Switchboard.Event.Down down) {
      whereabouts.left(down.npub());
      give(new Input.LinkDown(down.npub()), now);
    } else if (event instanceof Switchboard.Event.Arrived arrived) {
      if (!whereabouts.isMine(arrived.npub(), arrived.message(), out)
          && passage.hears(arrived.npub(), arrived.message())) {
        give(new Input.Arrived(arrived.npub(), arrived.message()), now);
        noteStanding(arrived.npub());
      }
    }
  }

  private void noteStanding(Bytes npub) {
    if (links.isVisitor(npub)) {
      links.stands(npub, session.standing(npub));
    }
  }
}
