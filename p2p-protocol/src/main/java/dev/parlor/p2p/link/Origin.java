package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * Where a connection comes from, as far as what carries it shows.
 *
 * @param address all connections of one phone have the same one; empty when none is shown
 * @param patience so many milliseconds whoever comes this way may take to introduce itself
 */
public record Origin(Optional<Bytes> address, long patience) {
  /** Cables and radios that carry IP. */
  public static final long QUICK = 10_000;

  /** Radios of a few kilobytes a second. */
  public static final long SLOW = 20_000;

  public static Origin quick(Bytes address) {
    return new Origin(Optional.of(address), QUICK);
  }

  public static Origin slow(Optional<Bytes> address) {
    return new Origin(address, SLOW);
  }
}
