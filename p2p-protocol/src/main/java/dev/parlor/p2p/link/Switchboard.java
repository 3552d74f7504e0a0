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
 * All connections of a phone. Its {@link Admission} decides who may come and stay. There is one
 * link for each peer; the newer of two replaces the older one.
 */
public final class Switchboard {
  /** How many callers that a station's owner knows may be there at once. */
  private static final int STATION_SEATS = 64;

  private final LinkIdentity me;
  final Map<Integer, SecureLink> links = new LinkedHashMap<>();
  final Peers peers = new Peers();
  final Seats seats;
  final Admission admission;
  final Sayings out = new Sayings();
  // when bytes came last; during the telling of an opened link, that is the time when it opened
  long heardAt;
  private @Nullable Bytes toTwins;

  /**
   * The switchboard of a phone at a table, where every player is linked with one phone at a time.
   */
  public Switchboard(LinkIdentity me) {
    this(me, true, Integer.MAX_VALUE);
  }

  private Switchboard(LinkIdentity me, boolean onePhoneEach, int seats) {
    this.me = me;
    this.seats = new Seats(me);
    this.admission = new Admission(onePhoneEach, peers, this.seats, seats);
  }

  /** The switchboard of a station, at which a player may use any of his phones. */
  public static Switchboard ofStation(LinkIdentity me) {
    return new Switchboard(me, false, STATION_SEATS);
  }

  /**
   * Sets the last words to another phone with a key that is linked already; that phone is then
   * dropped.
   */
  public void answerTwins(Bytes message) {
    toTwins = message;
  }

  /** What happened since the last time. */
  public List<SwitchboardEvent> take() {
    return out.take();
  }

  /**
   * Whether a driver may take what happened with {@link #next}, one event after the other. It may
   * not from inside such a telling, whose loop will come to what is added.
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

  /** Somebody connected to us. The number of a connection is never used twice. */
  public void accepted(int connection, byte[] tableNonce, Origin origin, long now) {
    links.put(connection, SecureLink.accept(me, tableNonce, seats, origin.patience(), now));
    drop(admission.comes(connection, origin, now), "gave way to another stranger");
    pump(connection);
  }

  /** We connected to somebody, and nothing shows by which way. */
  public void connected(int connection, Callee callee, long now) {
    connected(connection, callee, Origin.slow(Optional.empty()), now);
  }

  /** We connected to somebody. */
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
   * Whether nothing waits on any link of a seat, so that there is room for what is not urgent.
   * Links of visitors do not count.
   */
  public boolean isQuiet() {
    return peers.all().entrySet().stream()
        .filter(peer -> seats.contains(peer.getKey()))
        .map(peer -> links.get(peer.getValue()))
        .allMatch(link -> link == null || link.isQuiet());
  }

  /** Whether a sender of much should first wait for this peer. */
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

  /** Binds a seat to one phone: this person sits at the table with this link key and no other. */
  public void seat(Bytes npub, Bytes staticKey) {
    peers.sits(npub, staticKey);
    seats.add(npub, staticKey);
    stands(npub, Standing.SEATED);
  }

  /**
   * Says what a caller that came by itself has to do here; there is little room for those who have
   * nothing to do.
   */
  public void stands(Bytes npub, Standing standing) {
    Integer connection = peers.connection(npub);
    if (connection != null) {
      drop(admission.stands(connection, standing), "gave way to another player");
    }
  }

  /** Whether somebody came by itself and has no lasting seat, so that its standing can change. */
  public boolean isVisitor(Bytes npub) {
    Integer connection = peers.connection(npub);
    return connection != null && admission.isVisitor(connection, npub);
  }

  /**
   * Notes that nobody sits at the table any more, so whoever comes back may come with another
   * phone.
   */
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
