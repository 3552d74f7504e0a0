package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * Where a connection comes from, as far as its carrier shows.
 *
 * @param address equal for all connections of one phone; empty when the carrier shows none
 * @param patience how many milliseconds a caller of this kind may take to introduce itself
 */
public record Origin(Optional<Bytes> address, long patience) {
  /** The patience with cables and with radios that carry IP. */
  public static final long QUICK = 10_000;

  /** The patience with radios of a few kilobytes a second. */
  public static final long SLOW = 20_000;

  public static Origin quick(Bytes address) {
    return new Origin(Optional.of(address), QUICK);
  }

  public static Origin slow(Optional<Bytes> address) {
    return new Origin(address, SLOW);
  }
}
