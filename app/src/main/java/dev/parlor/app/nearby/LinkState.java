package dev.parlor.app.nearby;

import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import java.util.Set;

/**
 * Who is in reach.
 *
 * @param kind for the phone that holds the table the state of its own door; for others that of the
 *     way to the holder
 * @param since when this state began, in milliseconds since 1970 UTC
 * @param peers the npubs of those with whom this phone is linked now
 * @param troubles what the radio reports
 */
public record LinkState(Kind kind, long since, Set<Bytes> peers, Set<RadioTrouble> troubles) {
  /** How it stands with the way to the table. */
  public enum Kind {
    /** The holder of the table is called, or the own door is being opened. */
    SEEKING,
    /** The way is there, or the own door is open. */
    UP,
    /** The way was there and is lost. The holder is called again and again. */
    LOST
  }

  public LinkState {
    peers = Set.copyOf(peers);
    troubles = Set.copyOf(troubles);
  }

  /** Whether the phone on this seat is linked with this one. */
  public boolean reaches(Join seat) {
    return peers.contains(seat.npub());
  }
}
