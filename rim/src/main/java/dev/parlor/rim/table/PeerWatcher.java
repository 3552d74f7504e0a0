package dev.parlor.rim.table;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.util.Map;

/** Somebody who must know who is linked with this phone. Called on the table's thread. */
public interface PeerWatcher {
  /** Others came into reach or left it: who is linked with this phone now. */
  void linked(Map<Bytes, Link> peers);
}
