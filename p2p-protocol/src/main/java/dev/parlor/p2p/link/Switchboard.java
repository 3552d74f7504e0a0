package dev.parlor.p2p.link;

import dev.parlor.crypto.channel.SeatKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All connections of a phone: callers who have not said who they are ({@link Strangers}), those who
 * have and sit nowhere ({@link Visitors}), and the seats. There is one link for each peer; the
 * newer of two replaces the older one.
 */
public final class Switchboard {
  /** So many of those whom a station's owner knows are there at once. */
  private static final int STATION_SEATS = 64;

  private final LinkIdentity me;
  private final boolean onePhoneEach;
  private final Map<Integer, SecureLink> links = new LinkedHashMap<>();
  private final Map<Integer, Bytes> peerOf = new HashMap<>();
  private final Map<Bytes, Integer> linkOf = new HashMap<>();
  private final Map<Bytes, Bytes> staticKeys = new HashMap<>();
  private final Map<Integer, Invitation> sought = new HashMap<>();
  private final Map<Integer, Origin> callers = new HashMap<>(); // who came here by themselves
  private final Seats seats;
  private final Strangers strangers = new Strangers();
  private final Visitors visitors;
  private final List<SwitchboardEvent> out = new ArrayList<>();
  private long heardAt; // when bytes came last: only by them a link opens

  /** Of a phone at a table: who is linked is linked with one phone. */
  public Switchboard(LinkIdentity me) {
    this(me, true, Integer.MAX_VALUE);
  }

  private Switchboard(LinkIdentity me, boolean onePhoneEach, int seats) {
    this.me = me;
    this.onePhoneEach = onePhoneEach;
    this.seats = new Seats(me);
    this.visitors = new Visitors(seats);
  }

  /** Of a station, which has no say in which of a player's phones comes. */
  public static Switchboard ofStation(LinkIdentity me) {
    return new Switchboard(me, false, STATION_SEATS);
  }

  /** What happened since the last time. */
  public List<SwitchboardEvent> take() {
    if (out.isEmpty()) {
      return List.of();
    }
    List<SwitchboardEvent> events = new ArrayList<>(out);
    out.clear();
    return events;
  }

  /** Somebody connected to us, and nothing shows from where. */
  public void accepted(int connection, byte[] tableNonce, long now) {
    accepted(connection, tableNonce, Origin.slow(Optional.empty()), now);
  }

  /** Somebody connected to us; numbers of connections are never used twice. */
  public void accepted(int connection, byte[] tableNonce, Origin origin, long now) {
    callers.put(connection, origin);
    links.put(connection, SecureLink.accept(me, tableNonce, seats, origin.patience(), now));
    drop(strangers.enter(connection, origin, now), "gave way to another stranger");
    pump(connection);
  }

  /** We connected to somebody, without a seat there. */
  public void connected(int connection, byte @Nullable [] expectedNonce, long now) {
    Origin nowhere = Origin.slow(Optional.empty());
    connected(connection, expectedNonce, Optional.empty(), nowhere, now);
  }

  /**
   * We connected to somebody.
   *
   * @param whom whose door it should be; if this phone has a seat there, it says so
   */
  public void connected(
      int connection,
      byte @Nullable [] expectedNonce,
      Optional<Bytes> whom,
      Origin origin,
      long now) {
    Optional<SeatKey> seat = whom.flatMap(seats::key);
    links.put(connection, SecureLink.connect(me, expectedNonce, seat, origin.patience(), now));
    pump(connection);
  }

  /** We connected to whoever answers where the host of this invitation should be. */
  public void connected(int connection, Invitation invitation, Origin origin, long now) {
    sought.put(connection, invitation);
    connected(
        connection, invitation.nonce().toArray(), Optional.of(invitation.npub()), origin, now);
  }

  public void received(int connection, byte[] bytes, long now) {
    heardAt = now;
    SecureLink link = links.get(connection);
    if (link == null) {
      return;
    }
    if (visitors.maySay(connection, bytes.length, now)) {
      link.received(bytes, now);
    } else {
      link.drop("says more than anybody needs who has no seat");
    }
    drop(strangers.got(connection, link, now), "another call of this seat's phone");
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

  /** Whether nothing waits on any link: there is room for what is not urgent. */
  public boolean isQuiet() {
    return links.values().stream().allMatch(SecureLink::isQuiet);
  }

  /** Whether whoever has much to send to somebody should wait for it first. */
  public boolean isBusy(Bytes npub) {
    Integer connection = linkOf.get(npub);
    SecureLink link = connection == null ? null : links.get(connection);
    return link != null && link.isBusy();
  }

  public void send(Bytes npub, Bytes message, long now) {
    Integer connection = linkOf.get(npub);
    SecureLink link = connection == null ? null : links.get(connection);
    if (link != null && connection != null) {
      link.send(message, now);
      pump(connection);
    }
  }

  /** Who sits at the table, sits there with this phone and no other. */
  public void seat(Bytes npub, Bytes staticKey) {
    staticKeys.put(npub, staticKey);
    seats.add(npub, staticKey);
    stands(npub, Standing.SEATED);
  }

  /** What somebody has to do here who came by itself: for nobodies there is little room. */
  public void stands(Bytes npub, Standing standing) {
    Integer connection = linkOf.get(npub);
    if (connection != null) {
      drop(visitors.stands(connection, standing), "gave way to another player");
    }
  }

  /** Whether what somebody may do here can change: it came by itself, and has no seat for good. */
  public boolean isVisitor(Bytes npub) {
    Integer connection = linkOf.get(npub);
    return connection != null && callers.containsKey(connection) && !seats.contains(npub);
  }

  /** Nobody sits at the table any more; who comes back may come with another phone. */
  public void unseat() {
    seats.clear();
    staticKeys.keySet().retainAll(linkOf.keySet());
  }

  /** Who is linked with us now, and over which connection. */
  public Map<Bytes, Integer> peers() {
    return new HashMap<>(linkOf);
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
    Integer connection = linkOf.get(npub);
    if (connection != null) {
      drop(connection, why);
    }
  }

  private void drop(int connection, String why) {
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
    for (List<LinkEvent> events = link.take(); !events.isEmpty(); events = link.take()) {
      events.forEach(event -> happened(connection, link, event));
    }
  }

  private void happened(int connection, SecureLink link, LinkEvent event) {
    if (event instanceof LinkEvent.Write write) {
      out.add(new SwitchboardEvent.Write(connection, write.bytes()));
    } else if (event instanceof LinkEvent.Opened opened) {
      opened(connection, link, opened);
    } else if (event instanceof LinkEvent.Message message) {
      Bytes npub = peerOf.get(connection);
      if (npub != null) {
        out.add(new SwitchboardEvent.Arrived(npub, message.message()));
      }
    } else if (event instanceof LinkEvent.OtherVersion other) {
      out.add(new SwitchboardEvent.OtherVersion(other.newer()));
    } else if (event instanceof LinkEvent.Ended ended) {
      ended(connection, ended);
    }
  }

  private void opened(int connection, SecureLink link, LinkEvent.Opened opened) {
    Bytes npub = opened.npub();
    String wrong = whyNot(connection, link, opened).orElse(null);
    if (wrong != null || !isLetIn(connection, npub)) {
      link.drop(wrong == null ? "too many without a seat" : wrong);
      return;
    }
    staticKeys.put(npub, opened.staticKey());
    Integer older = linkOf.put(npub, connection);
    peerOf.put(connection, npub);
    if (older != null) {
      peerOf.remove(older);
      drop(older, "replaced by a newer link");
    }
    out.add(new SwitchboardEvent.Up(opened));
  }

  private Optional<String> whyNot(int connection, SecureLink link, LinkEvent.Opened opened) {
    Bytes npub = opened.npub();
    Bytes known = staticKeys.get(npub);
    Invitation invitation = sought.get(connection);
    if (invitation != null && !invitation.isOf(npub, opened.staticKey())) {
      return Optional.of("not the host who invited");
    } else if (!link.seat().map(npub::equals).orElse(true)) {
      return Optional.of("not the phone whose token it has shown");
    } else if (onePhoneEach && known != null && !known.equals(opened.staticKey())) {
      return Optional.of("another phone with this key sits here");
    }
    return Optional.empty();
  }

  /** From the strangers to the visitors, if it came here by itself. */
  private boolean isLetIn(int connection, Bytes npub) {
    strangers.left(connection);
    Origin origin = callers.get(connection);
    if (origin == null) {
      return true;
    }
    Standing standing = seats.contains(npub) ? Standing.SEATED : Standing.NOBODY;
    int leaves = visitors.enter(connection, linkOf.get(npub), origin, standing, heardAt);
    if (leaves != connection) {
      drop(leaves, "gave way to another visitor");
    }
    return leaves != connection;
  }

  private void ended(int connection, LinkEvent.Ended ended) {
    links.remove(connection);
    sought.remove(connection);
    callers.remove(connection);
    strangers.left(connection);
    visitors.left(connection);
    out.add(new SwitchboardEvent.Drop(connection, ended.why(), ended.orderly()));
    Bytes npub = peerOf.remove(connection);
    if (npub != null && linkOf.remove(npub, connection)) {
      if (!seats.contains(npub)) {
        staticKeys.remove(npub);
      }
      out.add(new SwitchboardEvent.Down(npub));
    }
  }
}
