package dev.parlor.rim.table;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.LinkTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * All who look at a table. They are told what the table wants told, one after the other. A watcher
 * that has to hear more than that something changed implements the interface for it.
 */
public abstract class Watchers<S, V> implements Effect.Rim {
  final List<TableWatcher<S, V>> tables = new CopyOnWriteArrayList<>();
  private final List<RefusalWatcher> refusals = new CopyOnWriteArrayList<>();
  private final List<PeerWatcher> linked = new CopyOnWriteArrayList<>();
  private final List<LossWatcher> losses = new CopyOnWriteArrayList<>();
  private final List<WayWatcher> ways = new CopyOnWriteArrayList<>();
  private Map<Bytes, Integer> peers = Map.of();

  Watchers() {}

  public final void refusals(RefusalWatcher watcher) {
    refusals.add(watcher);
  }

  public final void peers(PeerWatcher watcher) {
    linked.add(watcher);
  }

  public final void losses(LossWatcher watcher) {
    losses.add(watcher);
  }

  public final void ways(WayWatcher watcher) {
    ways.add(watcher);
  }

  @Override
  public final void otherVersion(Effect.OtherVersion other) {
    ways.forEach(watcher -> watcher.otherVersion(other.newer()));
  }

  @Override
  public final void address(Effect.Address address) {
    ways.forEach(watcher -> watcher.address(address.npub(), address.address()));
  }

  @Override
  public final void ways(Effect.Ways found) {
    ways.forEach(watcher -> watcher.ways(found.npub(), found.addresses(), found.ownWord()));
  }

  @Override
  public final void tell(Effect.Tell tell) {
    refusals.forEach(watcher -> watcher.told(tell.refusal()));
  }

  @Override
  public final void probe(Effect.Probe probe) {
    ways.forEach(watcher -> watcher.probes(probe));
  }

  /** Tells who is linked now, if that has changed. */
  final void tellPeers(Map<Bytes, Integer> now, LinkTable lines) {
    if (!now.equals(peers)) {
      peers = now;
      Map<Bytes, Link> links = new HashMap<>();
      now.forEach((npub, connection) -> links.put(npub, lines.link(connection)));
      linked.forEach(watcher -> watcher.linked(links));
    }
  }

  final void lost(int connection, String why) {
    losses.forEach(watcher -> watcher.lost(connection, why));
  }
}
