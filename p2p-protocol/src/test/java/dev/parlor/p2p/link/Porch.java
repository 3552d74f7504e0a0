package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The door of a host, and callers who come in as far as a test wants. Time stands still unless a
 * test lets it pass.
 */
final class Porch {
  static final byte[] NONCE = BothEnds.NONCE;

  final LinkIdentity me = BothEnds.identity("HOST", 1);
  Switchboard door = new Switchboard(me);
  long now;
  private final List<SwitchboardEvent> heard = new ArrayList<>();
  private final Map<Integer, Switchboard> callers = new HashMap<>();
  private final Map<Integer, List<byte[]>> said = new HashMap<>();
  private final Map<Integer, Deque<byte[]>> unsaid = new HashMap<>();
  private int connections;

  /** A caller connects and says nothing. The answer is its connection. */
  int knock(Origin origin) {
    int connection = connections++;
    door.accepted(connection, NONCE, origin, now);
    hear();
    return connection;
  }

  int knock() {
    return knock(Origin.slow(Optional.empty()));
  }

  /** A caller says these bytes. */
  void says(int connection, byte[] bytes) {
    door.received(connection, bytes, now);
    hear();
  }

  /** A caller comes in part of the way: this many of its pieces arrive, one at a time. */
  int comes(Origin origin, Switchboard caller, Optional<Bytes> whom, int pieces) {
    callers.put(connections, caller);
    caller.connected(connections, Callee.host(Bytes.of(NONCE)).at(whom), origin, now);
    int connection = knock(origin);
    goOn(connection, pieces);
    return connection;
  }

  int comes(Origin origin, LinkIdentity caller, int pieces) {
    return comes(origin, new Switchboard(caller), Optional.empty(), pieces);
  }

  /** A caller comes all the way in. */
  int enters(Origin origin, LinkIdentity caller) {
    return comes(origin, caller, 100);
  }

  /** This many more pieces of a caller arrive. */
  void goOn(int connection, int pieces) {
    Deque<byte[]> coming = unsaid.computeIfAbsent(connection, first -> new ArrayDeque<>());
    write(connection, coming);
    for (int left = pieces; left > 0 && !coming.isEmpty(); left--) {
      said(connection).add(coming.element());
      door.received(connection, coming.remove(), now);
      hear();
      write(connection, coming);
    }
  }

  private void write(int connection, Deque<byte[]> coming) {
    for (SwitchboardEvent event : caller(connection).take()) {
      if (event instanceof SwitchboardEvent.Write write && write.connection() == connection) {
        coming.add(write.bytes().toArray());
      }
    }
  }

  private Switchboard caller(int connection) {
    return Objects.requireNonNull(callers.get(connection));
  }

  /** The pieces that a caller has said. */
  List<byte[]> said(int connection) {
    return said.computeIfAbsent(connection, first -> new ArrayList<>());
  }

  /** A caller who has come in sends a message of this many bytes. */
  void sends(int connection, int bytes) {
    caller(connection).send(npub(me), Bytes.of(new byte[bytes]), now);
    goOn(connection, 100);
  }

  /** Brings what the door has said to the callers. */
  private void hear() {
    for (SwitchboardEvent event : door.take()) {
      heard.add(event);
      if (event instanceof SwitchboardEvent.Write write) {
        Switchboard caller = callers.get(write.connection());
        if (caller != null) {
          caller.received(write.connection(), write.bytes().toArray(), now);
        }
      }
    }
  }

  void later(long millis) {
    now += millis;
    door.tick(now);
    hear();
  }

  boolean isOpen(int connection) {
    return !why(connection).isPresent();
  }

  /** The reason for which a connection was dropped. */
  Optional<String> why(int connection) {
    return heard.stream()
        .filter(SwitchboardEvent.Drop.class::isInstance)
        .map(SwitchboardEvent.Drop.class::cast)
        .filter(drop -> drop.connection() == connection)
        .map(SwitchboardEvent.Drop::why)
        .findFirst();
  }

  boolean isUp(LinkIdentity caller) {
    return door.peers().containsKey(npub(caller));
  }

  List<SwitchboardEvent> heard() {
    return heard;
  }

  static Bytes npub(LinkIdentity of) {
    return Bytes.of(of.key().publicKey().bytes());
  }

  static Bytes staticKey(LinkIdentity of) {
    return Bytes.of(of.linkKey().publicKey());
  }

  /** An address for each number. */
  static Origin at(int number) {
    return Origin.quick(
        Bytes.of(new byte[] {10, (byte) (number >> 16), (byte) (number >> 8), (byte) number}));
  }
}
