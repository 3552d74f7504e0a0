package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.link.SwitchboardEvent;
import dev.parlor.p2p.lobby.Lobby;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A session with its links: connections and bytes come in, bytes and the session's other effects go
 * out. The rim of a phone, of a terminal and of the simulator drives it.
 */
public final class TableNode<S, V> {
  private final TableSession<S, V> session;
  private final Switchboard links;
  private final Passage passage;
  private final List<Effect.OfRim> out = new ArrayList<>();
  private final Whereabouts whereabouts = new Whereabouts();
  private final Origins origins = new Origins();
  private final Signposts ways;
  private final Standings standings;
  private long sessionWake = Long.MAX_VALUE;
  private long wake = Long.MAX_VALUE;

  public TableNode(TableSession<S, V> session, Switchboard links) {
    this(session, links, new Passage() {});
  }

  /** A node with something between the session and its links. */
  public TableNode(TableSession<S, V> session, Switchboard links, Passage passage) {
    this.session = session;
    this.links = links;
    this.passage = passage;
    this.standings = new Standings(session, links);
    this.ways = new Signposts(session);
    standings.noteSeats();
    links.answerTwins(new Message.Text(Lobby.sitsElsewhere()).encode());
  }

  public TableSession<S, V> session() {
    return session;
  }

  /** Who is linked with this phone now, and over which connection. */
  public Map<Bytes, Integer> peers() {
    return links.peers();
  }

  /** Notes where the classic radio of this phone is, as others have seen it. */
  public void own(Bytes address) {
    whereabouts.own(address);
  }

  /** Notes at which addresses of a network other guests find this phone, past the host. */
  public void offer(List<Bytes> addresses) {
    ways.own(addresses);
  }

  /** Notes the other end's classic radio. It has to be said before the connection is used. */
  public void sees(int connection, Bytes address) {
    whereabouts.seen(connection, address);
  }

  /** Notes a connection's other end. It has to be said before the connection is used. */
  public void knows(int connection, Origin origin) {
    origins.knows(connection, origin);
  }

  /** Somebody connected to us. */
  public List<Effect.OfRim> accepted(int connection, byte[] tableNonce, long now) {
    links.accepted(connection, tableNonce, origins.of(connection), now);
    return settle(now);
  }

  /**
   * We connected to somebody. If nobody else was called, it has to be the phone that holds the
   * table.
   */
  public List<Effect.OfRim> connected(int connection, Callee callee, long now) {
    Optional<Bytes> host = session.roster().map(roster -> roster.invite().host());
    links.connected(connection, callee.at(host), origins.of(connection), now);
    return settle(now);
  }

  public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
    links.received(connection, bytes, now);
    return settle(now);
  }

  public List<Effect.OfRim> disconnected(int connection, long now) {
    links.disconnected(connection);
    whereabouts.gone(connection);
    return settle(now);
  }

  /** Says good-bye on all links. */
  public List<Effect.OfRim> close(long now) {
    links.closeAll(now);
    return settle(now);
  }

  /** Takes what does not come from a link: the player's input, the time, a finished computation. */
  public List<Effect.OfRim> on(Input input, long now) {
    give(input, now);
    return settle(now);
  }

  private void give(Input input, long now) {
    long shown = passage.clock(now);
    List<Effect> effects = session.on(input, shown);
    standings.noteSeats();
    Effect.Node mine = new OwnEffects(now, shown);
    for (Effect effect : effects) {
      effect.to(mine);
      relay(now);
    }
  }

  /** Carries out what the session wants, at one moment. */
  private final class OwnEffects implements Effect.Node {
    private final long now;
    private final long shown; // the time that the session is told

    OwnEffects(long now, long shown) {
      this.now = now;
      this.shown = shown;
    }

    @Override
    public void send(Effect.Send send) {
      passage
          .says(send.npub(), send.message())
          .forEach(message -> links.send(send.npub(), message, now));
    }

    @Override
    public void expel(Effect.Expel expel) {
      links.expel(expel.npub(), expel.why());
    }

    @Override
    public void turnAway(Effect.TurnAway away) {
      links.turnAway(away.npub(), away.message(), now);
    }

    @Override
    public void again(Effect.Again again) {
      sessionWake = again.time() == Long.MAX_VALUE ? again.time() : again.time() - shown + now;
    }

    @Override
    public void passOn(Effect.OfRim effect) {
      out.add(effect);
    }
  }

  /** Takes what the links have to say, in order, until all is quiet. */
  private List<Effect.OfRim> settle(long now) {
    long linkWake = links.tick(now);
    relay(now);
    if (sessionWake <= now) {
      sessionWake = Long.MAX_VALUE;
      give(new Input.Tick(), now);
    }
    ways.tell(links, now);
    relay(now);
    if (session.waitsForQuiet() && links.isQuiet()) {
      give(new Input.Quiet(), now);
    }
    long next = Math.min(sessionWake, linkWake);
    if (next != wake) {
      wake = next;
      out.add(new Effect.WakeAt(next));
    }
    List<Effect.OfRim> effects = new ArrayList<>(out);
    out.clear();
    return effects;
  }

  private void relay(long now) {
    SwitchboardEvent.Listener mine = new OwnLinks(now);
    if (!links.mayTell()) {
      return;
    }
    for (SwitchboardEvent event = links.next(); event != null; event = links.next()) {
      event.to(mine);
    }
  }

  /** Hears what the links have said, at one moment. */
  private final class OwnLinks implements SwitchboardEvent.Listener {
    private final long now;

    OwnLinks(long now) {
      this.now = now;
    }

    @Override
    public void write(int connection, Bytes bytes) {
      out.add(new Effect.Write(connection, bytes));
    }

    @Override
    public void drop(int connection, String why, boolean orderly) {
      out.add(new Effect.Drop(connection, why, orderly));
    }

    @Override
    public void otherVersion(boolean newer) {
      out.add(new Effect.OtherVersion(newer));
    }

    @Override
    public void up(LinkEvent.Opened peer) {
      Bytes npub = peer.npub();
      ways.fresh(npub);
      give(new Input.LinkUp(npub, peer.staticKey()), now);
      standings.note(npub);
      whereabouts.greet(npub, links.peers().get(npub)).forEach(word -> links.send(npub, word, now));
      relay(now);
    }

    @Override
    public void down(Bytes npub, long heardAt) {
      whereabouts.left(npub);
      ways.fresh(npub);
      give(new Input.LinkDown(npub, Math.max(0, now - heardAt)), now);
    }

    @Override
    public void arrived(Bytes npub, Bytes message) {
      if (!whereabouts.isMine(npub, message, out)
          && !ways.isMine(npub, message, out)
          && passage.hears(npub, message)) {
        give(new Input.Arrived(npub, message), now);
        standings.note(npub);
      }
    }
  }
}
