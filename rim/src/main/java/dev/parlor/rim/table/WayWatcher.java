package dev.parlor.rim.table;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** Somebody who sees to the ways between phones. Called on the table's thread. */
public interface WayWatcher {
  /** The table wants other ways than the one through its host. */
  void probes(Effect.Probe probe);

  /**
   * Somebody said where a classic radio is.
   *
   * @param npub whose it is; empty: this phone's
   */
  void address(Optional<Bytes> npub, Bytes address);

  /** The phone at the other end of a link has a newer Parlor than this one, or an older one. */
  void otherVersion(boolean newer);
}
