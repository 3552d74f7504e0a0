package dev.parlor.p2p.lobby;

import dev.parlor.p2p.wire.Bytes;

/**
 * How long a host that has closed the roster waits for guests without a link before it opens the
 * roster again.
 */
final class WaitForGuests {
  private final Arrivals arrivals;
  private boolean restored;
  private boolean looked; // for guests that have had no link to the host since it was restarted
  private long opensAt = Long.MAX_VALUE;

  /**
   * Before anybody is missing.
   *
   * @param restored whether this host was restarted, and its guests may not have noticed yet
   */
  WaitForGuests(Arrivals arrivals, boolean restored) {
    this.arrivals = arrivals;
    this.restored = restored;
  }

  /**
   * The time at which the table is to be opened without the missing guests; never while all are
   * there.
   */
  long until(Bytes me, long now) {
    if (restored && !looked) {
      looked = true;
      arrivals.missUnlinked(me, now);
    }
    long since = arrivals.missingSince();
    boolean missing = since < Long.MAX_VALUE;
    if (restored) {
      // what was said of the code is lost with a restart, so all compare another code unless all
      // have confirmed it
      opensAt = missing ? Long.MAX_VALUE : Math.min(opensAt, now + HostLobby.LOST);
    }
    return missing ? since + (restored ? HostLobby.BACK : HostLobby.LOST) : opensAt;
  }

  /** The waiting is over: the roster is open, or its match has begun. */
  void ends() {
    restored = false;
    opensAt = Long.MAX_VALUE;
  }
}
