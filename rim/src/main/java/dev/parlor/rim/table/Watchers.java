package dev.parlor.rim.table;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.LinkTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** All who look at a table, told one after the other of what the table wants told. */
abstract class Watchers<S, V> implements Effect.Rim {
  final List<TableWatcher<S, V>> all = new CopyOnWriteArrayList<>();
  private Map<Bytes, Integer> peers = Map.of();

  @Override
  public final void otherVersion(Effect.OtherVersion other) {
    all.forEach(watcher -> watcher.otherVersion(other.newer()));
  }

  @Override
  public final void address(Effect.Address address) {
    all.forEach(watcher -> watcher.address(address.npub(), address.address()));
  }

  @Override
  public final void tell(Effect.Tell tell) {
    all.forEach(watcher -> watcher.told(tell.refusal()));
  }

  @Override
  public final void probe(Effect.Probe probe) {
    all.forEach(watcher -> watcher.probes(probe));
  }

  /** Tells who is linked now, if it is not as it was. */
  final void tellPeers(Map<Bytes, Integer> now, LinkTable lines) {
    if (!now.equals(peers)) {
      peers = now;
      Map<Bytes, Link> linked = new HashMap<>();
      now.forEach((npub, connection) -> linked.put(npub, lines.link(connection)));
      all.forEach(watcher -> watcher.linked(linked));
    }
  }

  final void lost(int connection, String why) {
    all.forEach(watcher -> watcher.lost(connection, why));
  }
}
