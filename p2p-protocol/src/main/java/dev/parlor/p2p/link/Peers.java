package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who is linked with this phone, over the newest connection each. The link key that a peer has
 * shown is remembered while it is linked, and for good once the peer has a seat.
 */
final class Peers {
  private final Map<Integer, Bytes> peerOf = new HashMap<>();
  private final Map<Bytes, Integer> linkOf = new HashMap<>();
  private final Map<Bytes, Bytes> staticKeys = new HashMap<>();

  /** Answers the connection that this one takes the place of, if there is one. */
  @Nullable Integer enter(int connection, LinkEvent.Opened peer) {
    staticKeys.put(peer.npub(), peer.staticKey());
    Integer older = linkOf.put(peer.npub(), connection);
    peerOf.put(connection, peer.npub());
    if (older != null) {
      peerOf.remove(older);
    }
    return older;
  }

  /** Answers who is not linked any more, if it was by this connection. */
  @Nullable Bytes left(int connection, Seats seats) {
    Bytes npub = peerOf.remove(connection);
    if (npub == null || !linkOf.remove(npub, connection)) {
      return null;
    }
    if (!seats.contains(npub)) {
      staticKeys.remove(npub);
    }
    return npub;
  }

  /** Binds a seat to this link key; its player sits with no other. */
  void sits(Bytes npub, Bytes staticKey) {
    staticKeys.put(npub, staticKey);
  }

  /** Forgets all seats, because nobody sits any more. */
  void standUp() {
    staticKeys.keySet().retainAll(linkOf.keySet());
  }

  @Nullable Integer connection(Bytes npub) {
    return linkOf.get(npub);
  }

  @Nullable Bytes at(int connection) {
    return peerOf.get(connection);
  }

  /** Whether this peer is known by another link key. */
  boolean isElsewhere(LinkEvent.Opened peer) {
    Bytes known = staticKeys.get(peer.npub());
    return known != null && !known.equals(peer.staticKey());
  }

  Map<Bytes, Integer> all() {
    return new HashMap<>(linkOf);
  }
}
