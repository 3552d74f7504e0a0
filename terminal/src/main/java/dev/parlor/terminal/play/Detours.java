package dev.parlor.terminal.play;

import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.rim.table.WayWatcher;
import dev.parlor.terminal.net.IpWay;
import dev.parlor.terminal.net.SideCall;
import dev.parlor.terminal.net.SideDoor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ways of a seat past its host, over TCP: a door of its own, and calls to the doors of others
 * while the table wants them. Links between guests are made only then, because an open port costs
 * nothing and a call takes no longer than the first search for a missing seat. Used on the table's
 * thread alone.
 */
final class Detours<S, V> implements TableWatcher<S, V>, WayWatcher, AutoCloseable {
  /** How long one of two who call each other waits for the other's call. */
  private static final long YIELD_MILLIS = 700;

  private final TableLoop<S, V> loop;
  private final WaysBook book;
  private final Map<Bytes, SideCall> calls = new HashMap<>();
  private volatile @Nullable SideDoor door;
  private volatile boolean here; // whether the table is on this computer
  private volatile boolean closed;
  private @Nullable Roster roster;
  private Effect.Probe wanted = Effect.Probe.NONE;
  private Bytes me = Bytes.of(new byte[0]);

  Detours(TableLoop<S, V> loop, WaysBook book) {
    this.loop = loop;
    this.book = book;
    loop.watch(this);
    loop.watchers.ways(this);
  }

  /** Ways without a door of its own. */
  Detours<S, V> without(InetAddress listening) {
    here = listening.isLoopbackAddress();
    loop.offer(List.of());
    return this;
  }

  /**
   * Ways with a door of its own, if one can be opened.
   *
   * @param host the host, in whose network others reach this computer
   * @param listen another address to listen at, if one is wanted
   */
  Detours<S, V> with(InetSocketAddress host, Optional<InetAddress> listen, Bytes nonce) {
    List<Bytes> told = List.of();
    try {
      InetAddress at = listen.isPresent() ? listen.get() : SideDoor.towards(host);
      SideDoor own = SideDoor.at(at, link -> loop.accept(link, nonce.toArray()));
      door = own;
      here = own.isHere();
      told = own.addresses();
    } catch (IOException shut) {
      here = false; // nobody comes here, but this seat may come to others
    }
    loop.offer(told);
    return this;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    session
        .roster()
        .ifPresent(
            now -> {
              boolean first = roster == null;
              roster = now;
              me = now.at(session.tableSeat()).npub();
              if (first) {
                probes(wanted);
              }
            });
  }

  @Override
  public void ways(Bytes npub, List<Bytes> addresses, boolean ownWord) {
    book.note(npub, addresses, ownWord);
  }

  @Override
  public void probes(Effect.Probe probe) {
    wanted = probe;
    SideDoor own = door;
    if (own != null) {
      own.open(probe.door());
    }
    Set<Bytes> unwanted = new HashSet<>(calls.keySet());
    unwanted.removeAll(probe.seek());
    for (Bytes npub : unwanted) {
      SideCall call = calls.remove(npub);
      if (call != null) {
        call.close();
      }
    }
    Roster table = roster;
    if (table != null && !closed) {
      for (Join join : table.seats()) {
        if (probe.seek().contains(join.npub())) {
          calls.computeIfAbsent(join.npub(), npub -> call(join, table.invite().nonce()));
        }
      }
    }
  }

  private SideCall call(Join seat, Bytes nonce) {
    Callee its = Callee.by(Invitation.met(nonce, seat.npub(), seat.linkKey()));
    boolean yields = me.compareTo(seat.npub()) > 0;
    return new SideCall(
        () -> addresses(seat.npub()), link -> connect(link, its), yields ? YIELD_MILLIS : 0);
  }

  private void connect(Link link, Callee its) {
    if (closed) {
      link.cut();
    } else {
      loop.connect(link, its);
    }
  }

  private List<InetSocketAddress> addresses(Bytes npub) {
    return book.of(npub).stream()
        .flatMap(told -> IpWay.read(told, here).stream())
        .distinct()
        .toList();
  }

  @Override
  public void address(Optional<Bytes> npub, Bytes address) {
    // it concerns a classic radio
  }

  @Override
  public void otherVersion(boolean newer) {
    // whoever has sat down here speaks the same one
  }

  /** Closes all ways; may be called on any thread. */
  @Override
  public void close() {
    closed = true;
    loop.then(() -> calls.values().forEach(SideCall::close));
    SideDoor own = door;
    if (own != null) {
      own.close();
    }
  }
}
