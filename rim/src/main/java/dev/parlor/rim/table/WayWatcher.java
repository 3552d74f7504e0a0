package dev.parlor.rim.table;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
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

  /**
   * Somebody said at which addresses of a network a seat is found, in place of those before.
   *
   * @param ownWord whether that seat itself did
   */
  default void ways(Bytes npub, List<Bytes> addresses, boolean ownWord) {
    // only links that have addresses need them
  }

  /** The phone at the other end of a link has a newer Parlor than this one, or an older one. */
  void otherVersion(boolean newer);
}
