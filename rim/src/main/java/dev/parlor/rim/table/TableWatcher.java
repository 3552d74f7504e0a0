package dev.parlor.rim.table;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import java.util.Map;
import java.util.Optional;

/** Somebody who looks at a table: a screen, a computer player. Called on the table's thread. */
public interface TableWatcher<S, V> {
  /** Something at the table is different from before. */
  void changed(TableSession<S, V> session);

  /** A sentence for the player. */
  default void told(Refusal refusal) {}

  /** Others came into reach or left it: who is linked with this phone now. */
  default void linked(Map<Bytes, Link> peers) {}

  /** The table wants other ways than the one through its host. */
  default void probes(Effect.Probe probe) {}

  /**
   * Somebody said where a classic radio is.
   *
   * @param npub whose it is; empty: this phone's
   */
  default void address(Optional<Bytes> npub, Bytes address) {}

  /** The phone at the other end of a link has a newer Parlor than this one, or an older one. */
  default void otherVersion(boolean newer) {}

  /** A connection is gone. */
  default void lost(int connection, String why) {}
}
