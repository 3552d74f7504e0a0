package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All connections of a phone at a table: at most four strangers at a time, and as many who have
 * said who they are and have no seat; one link for each peer, and the newer of two links of the
 * same peer replaces the older one.
 */
public final class Switchboard {
  private static final int MAX_STRANGERS = 4;

  /** Before the table is set, anybody may be about to take one of its seats. */
  private static final int MAX_GUESTS = 9;

  private final LinkIdentity me;
  private final Map<Integer, SecureLink> links = new LinkedHashMap<>();
  private final Map<Integer, Bytes> peerOf = new HashMap<>();
  private final Map<Bytes, Integer> linkOf = new HashMap<>();
  private final Map<Bytes, Bytes> staticKeys = new HashMap<>();
  private final Set<Bytes> seated = new HashSet<>();
  private final Map<Integer, Invitation> sought = new HashMap<>();
  private final List<Event> out = new ArrayList<>();

  /** What the rim does, and what the table is told. */
  public sealed interface Event {
    /** Write to a connection. */
    record Write(int connection, Bytes bytes) implements Event {}

    /** Close a connection. */
    record Drop(int connection, String why) implements Event {}

    /** A peer is reachable. */
    record Up(Bytes npub, Bytes staticKey) implements Event {}

    record Down(Bytes npub) implements Event {}

    record Arrived(Bytes npub, Bytes message) implements Event {}
  }

  public Switchboard(LinkIdentity me) {
    this.me = me;
  }

  /** What happened since the last time. */
  public List<Event> take() {
    if (out.isEmpty()) {
      return List.of();
    }
    List<Event> events = new ArrayList<>(out);
    out.clear();
    return events;
  }

  /** Somebody connected to us; numbers of connections are never used twice. */
  public void accepted(int connection, byte[] tableNonce, long now) {
    long strangers = links.keySet().stream().filter(id -> !peerOf.containsKey(id)).count();
    if (strangers >= MAX_STRANGERS) {
      out.add(new Event.Drop(connection, "too many strangers"));
      return;
    }
    links.put(connection, SecureLink.accept(me, tableNonce, now));
    pump(connection);
  }

  /** We connected to somebody. */
  public void connected(int connection, byte @Nullable [] expectedNonce, long now) {
    links.put(connection, SecureLink.connect(me, expectedNonce, now));
    pump(connection);
  }

  /** We connected to whoever answers where the host of this invitation should be. */
  public void connected(int connection, Invitation invitation, long now) {
    sought.put(connection, invitation);
    connected(connection, invitation.nonce().toArray(), now);
  }

  public void received(int connection, byte[] bytes, long now) {
    SecureLink link = links.get(connection);
    if (link != null) {
      link.received(bytes, now);
      pump(connection);
    }
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
    seated.add(npub);
  }

  /** Nobody sits at the table any more; who comes back may come with another phone. */
  public void unseat() {
    seated.clear();
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
    SecureLink link = connection == null ? null : links.get(connection);
    if (link != null && connection != null) {
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
    for (LinkEvent event : link.take()) {
      if (event instanceof LinkEvent.Write write) {
        out.add(new Event.Write(connection, write.bytes()));
      } else if (event instanceof LinkEvent.Opened opened) {
        opened(connection, link, opened);
      } else if (event instanceof LinkEvent.Message message) {
        Bytes npub = peerOf.get(connection);
        if (npub != null) {
          out.add(new Event.Arrived(npub, message.message()));
        }
      } else if (event instanceof LinkEvent.Ended ended) {
        ended(connection, ended.why());
      }
    }
  }

  private void opened(int connection, SecureLink link, LinkEvent.Opened opened) {
    Bytes npub = opened.npub();
    Invitation invitation = sought.get(connection);
    if (invitation != null && !invitation.isOf(npub, opened.staticKey())) {
      link.drop("not the host who invited");
      return;
    }
    if (isOneTooMany(npub)) {
      link.drop("too many without a seat");
      return;
    }
    Bytes known = staticKeys.get(npub);
    if (known != null && !known.equals(opened.staticKey())) {
      link.drop("another phone with this key sits here");
      return;
    }
    staticKeys.put(npub, opened.staticKey());
    Integer older = linkOf.put(npub, connection);
    peerOf.put(connection, npub);
    if (older != null) {
      peerOf.remove(older);
      SecureLink replaced = links.get(older);
      if (replaced != null) {
        replaced.drop("replaced by a newer link");
        pump(older);
      }
    }
    out.add(new Event.Up(npub, opened.staticKey()));
  }

  private boolean isOneTooMany(Bytes npub) {
    long others =
        linkOf.keySet().stream()
            .filter(peer -> !seated.contains(peer) && !peer.equals(npub))
            .count();
    int most = seated.isEmpty() ? MAX_GUESTS + MAX_STRANGERS : MAX_STRANGERS;
    return !seated.contains(npub) && others >= most;
  }

  private void ended(int connection, String why) {
    links.remove(connection);
    sought.remove(connection);
    out.add(new Event.Drop(connection, why));
    Bytes npub = peerOf.remove(connection);
    if (npub != null && linkOf.remove(npub, connection)) {
      if (!seated.contains(npub)) {
        staticKeys.remove(npub);
      }
      out.add(new Event.Down(npub));
    }
  }
}
