package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How many of a crowd come from one address. Each address has room for a few; what comes from it
 * beyond them stays only while nobody else needs the room.
 */
final class Shares {
  static final int EACH = 2;

  private final Map<Bytes, Integer> counts = new HashMap<>();

  Shares(Stream<Origin> crowd) {
    crowd.forEach(
        origin -> origin.address().ifPresent(address -> counts.merge(address, 1, Integer::sum)));
  }

  /**
   * Whether more connections have come from there than its share. A connection without an address
   * never exceeds it.
   */
  boolean isExceeded(Origin origin) {
    return origin.address().map(counts::get).orElse(0) > EACH;
  }
}
