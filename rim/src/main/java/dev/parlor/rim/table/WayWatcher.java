package dev.parlor.rim.table;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Optional;

/** Looks after the ways between phones. Called on the table's thread. */
public interface WayWatcher {
  /** The table wants other ways than the one through its host. */
  void probes(Effect.Probe probe);

  /**
   * Somebody said where a classic radio is.
   *
   * @param npub whose radio it is; empty for this phone's
   */
  void address(Optional<Bytes> npub, Bytes address);

  /**
   * Somebody said at which addresses of a network a seat is found. They replace those from before.
   *
   * @param ownWord whether that seat has said so itself
   */
  void ways(Bytes npub, List<Bytes> addresses, boolean ownWord);

  /** The phone at the other end of a link has a newer Parlor than this one, or an older one. */
  void otherVersion(boolean newer);
}
