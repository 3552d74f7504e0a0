package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.Map;

/** Counts per key within periods of one length; forgets everything when the next one begins. */
final class Quota {
  private static final int MOST_KEYS = 100_000;

  private final long period;
  private final int limit;
  private final Map<Bytes, Integer> counts = new HashMap<>();
  private long current;

  Quota(long period, int limit) {
    this.period = period;
    this.limit = limit;
  }

  /** Counts one more for the key; answers whether that is still allowed. */
  boolean take(Bytes key, long now) {
    if (now / period != current) {
      current = now / period;
      counts.clear();
    }
    if (counts.size() >= MOST_KEYS && !counts.containsKey(key)) {
      return false;
    }
    return counts.merge(key, 1, Integer::sum) <= limit;
  }
}
