package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All connections of a phone, of those who may come and stay by its {@link Admission}. There is one
 * link for each peer; the newer of two replaces the older one.
 */
public final class Switchboard {
  /** So many of those whom a station's owner knows are there at once. */
  private static final int STATION_SEATS = 64;

  private final LinkIdentity me;
  final Map<Integer, SecureLink> links = new LinkedHashMap<>();
  final Peers peers = new Peers();
  final Seats seats;
  final Admission admission;
  final Sayings out = new Sayings();
  long heardAt; // when bytes came last; a link opens at no other moment
  private @Nullable Bytes toTwins;

  /** For a phone at a table: every player is linked with one phone at a time. */
  public Switchboard(LinkIdentity me) {
    this(me, true, Integer.MAX_VALUE);
  }

  private Switchboard(LinkIdentity me, boolean onePhoneEach, int seats) {
    this.me = me;
    this.seats = new Seats(me);
    this.admission = new Admission(onePhoneEach, peers, this.seats, seats);
  }

  /** Of a station, which has no say in which of a player's phones comes. */
  public static Switchboard ofStation(LinkIdentity me) {
    return new Switchboard(me, false, STATION_SEATS);
  }

  /** The last words to another phone with a key that is linked already; then it is dropped. */
  public void answerTwins(Bytes message) {
    toTwins = message;
  }

  /** What happened since the last time. */
  public List<SwitchboardEvent> take() {
    return out.take();
  }

  /**
   * Whether whoever drives this may take what happened with {@link #next}, one after the other.
   * What comes of one may bring about more, which comes behind what is there: so not inside
   * another.
   */
  public boolean mayTell() {
    return out.mayBegin();
  }

  /** What happened next; null when all is quiet. */
  public @Nullable SwitchboardEvent next() {
    return out.next();
  }

  /** Somebody connected to us, and nothing shows from where. */
  public void accepted(int connection, byte[] tableNonce, long now) {
    accepted(connection, tableNonce, Origin.slow(Optional.empty()), now);
  }

  /** Somebody connected to us; numbers of connections are never used twice. */
  public void accepted(int connection, byte[] tableNonce, Origin origin, long now) {
    links.put(connection, SecureLink.accept(me, tableNonce, seats, origin.patience(), now));
    drop(admission.comes(connection, origin, now), "gave way to another stranger");
    pump(connection);
  }

  /** We connected to somebody, and nothing shows by which way. */
  public void connected(int connection, Callee callee, long now) {
    connected(connection, callee, Origin.slow(Optional.empty()), now);
  }

  /** We connected to somebody; who has a seat there says so. */
  public void connected(int connection, Callee callee, Origin origin, long now) {
    callee.invitation().ifPresent(invitation -> admission.seeks(connection, invitation));
    Optional<SeatKey> seat = callee.npub().flatMap(seats::key);
    byte[] nonce = callee.nonce().map(Bytes::toArray).orElse(null);
    links.put(connection, SecureLink.connect(me, nonce, seat, origin.patience(), now));
    pump(connection);
  }

  public void received(int connection, byte[] bytes, long now) {
    heardAt = now;
    SecureLink link = links.get(connection);
    if (link == null) {
      return;
    }
    if (admission.maySay(connection, bytes.length, now)) {
      link.received(bytes, now);
    } else {
      link.drop("says more than anybody needs who has no seat");
    }
    drop(admission.heard(connection, link, now), "another call of this seat's phone");
    pump(connection);
  }

  /** The connection is gone. */
  public void disconnected(int connection) {
    SecureLink link = links.get(connection);
    if (link != null) {
      link.drop("the connection broke");
      pump(connection);
    }
  }

  /**
   * Whether nothing waits on any link of those who sit: there is room for what is not urgent. For
   * who only visits nobody waits.
   */
  public boolean isQuiet() {
    return peers.all().entrySet().stream()
        .filter(peer -> seats.contains(peer.getKey()))
        .map(peer -> links.get(peer.getValue()))
        .allMatch(link -> link == null || link.isQuiet());
  }

  /** Whether whoever has much to send to somebody should wait for it first. */
  public boolean isBusy(Bytes npub) {
    SecureLink link = link(npub);
    return link != null && link.isBusy();
  }

  private @Nullable SecureLink link(Bytes npub) {
    Integer connection = peers.connection(npub);
    return connection == null ? null : links.get(connection);
  }

  public void send(Bytes npub, Bytes message, long now) {
    Integer connection = peers.connection(npub);
    SecureLink link = link(npub);
    if (link != null && connection != null) {
      link.send(message, now);
      pump(connection);
    }
  }

  /** Who sits at the table, sits there with this phone and no other. */
  public void seat(Bytes npub, Bytes staticKey) {
    peers.sits(npub, staticKey);
    seats.add(npub, staticKey);
    stands(npub, Standing.SEATED);
  }

  /** What somebody has to do here who came by itself: for nobodies there is little room. */
  public void stands(Bytes npub, Standing standing) {
    Integer connection = peers.connection(npub);
    if (connection != null) {
      drop(admission.stands(connection, standing), "gave way to another player");
    }
  }

  /** Whether somebody came by itself and has no seat for good: what it may do here can change. */
  public boolean isVisitor(Bytes npub) {
    Integer connection = peers.connection(npub);
    return connection != null && admission.isVisitor(connection, npub);
  }

  /** Nobody sits at the table any more; who comes back may come with another phone. */
  public void unseat() {
    seats.clear();
    peers.standUp();
  }

  /** Who is linked with us now, and over which connection. */
  public Map<Bytes, Integer> peers() {
    return peers.all();
  }

  /** Says good-bye to everybody. */
  public void closeAll(long now) {
    for (int connection : new ArrayList<>(links.keySet())) {
      SecureLink link = links.get(connection);
      if (link != null) {
        link.close(now);
        pump(connection);
      }
    }
  }

  public void expel(Bytes npub, String why) {
    Integer connection = peers.connection(npub);
    if (connection != null) {
      drop(connection, why);
    }
  }

  /** Says one thing more to a peer, and good-bye; nothing is heard of it any more. */
  public void turnAway(Bytes npub, Bytes message, long now) {
    Integer connection = peers.connection(npub);
    SecureLink link = link(npub);
    if (link != null && connection != null) {
      peers.left(connection, seats);
      link.send(message, now);
      link.close(now);
      pump(connection);
    }
  }

  void turnAwayTwin(SecureLink link) {
    Bytes message = toTwins;
    if (message == null) {
      link.drop("another phone with this key sits here");
    } else {
      link.send(message, heardAt);
      link.close(heardAt);
    }
  }

  void drop(int connection, String why) {
    SecureLink link = links.get(connection);
    if (link != null) {
      link.drop(why);
      pump(connection);
    }
  }

  /** The time passed; answers when to look again. */
  public long tick(long now) {
    long next = Long.MAX_VALUE;
    for (int connection : new ArrayList<>(links.keySet())) {
      SecureLink link = links.get(connection);
      if (link != null) {
        next = Math.min(next, link.tick(now));
        pump(connection);
      }
    }
    return next;
  }

  private void pump(int connection) {
    SecureLink link = links.get(connection);
    if (link == null) {
      return;
    }
    LinkEvent.Listener heard = new Heard(this, connection, link);
    for (List<LinkEvent> events = link.take(); !events.isEmpty(); events = link.take()) {
      events.forEach(event -> event.to(heard));
    }
  }
}
