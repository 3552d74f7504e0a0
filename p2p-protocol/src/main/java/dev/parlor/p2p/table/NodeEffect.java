package dev.parlor.p2p.table;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** What the rim does for a {@link TableNode}, in this order. */
public sealed interface NodeEffect {
  record Write(int connection, Bytes bytes) implements NodeEffect {}

  /**
   * Close a connection.
   *
   * @param orderly what was written to it before is worth waiting for
   */
  record Drop(int connection, String why, boolean orderly) implements NodeEffect {}

  /** Tell the player that the phone at the other end has a newer Parlor, or an older one. */
  record OtherVersion(boolean newer) implements NodeEffect {}

  /** Call {@link TableNode#on} with {@link Input.Tick} at this time. */
  record WakeAt(long time) implements NodeEffect {}

  /**
   * Remember where a classic radio is, as a peer says: its own, or ours.
   *
   * @param npub whose it is; empty: this phone's
   */
  record Address(Optional<Bytes> npub, Bytes address) implements NodeEffect {}

  /** Save, Show, Tell, Probe or Compute. */
  record OfSession(Effect effect) implements NodeEffect {}
}
