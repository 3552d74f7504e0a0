package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;

/**
 * Listens for whoever orders: since when nothing is heard of it, and since when something of this
 * phone's waits for its place while the log does not grow.
 */
final class OrdererWatch {
  /** So long whoever holds the table may not be heard, or order nothing that waits. */
  static final long SILENCE = 20_000;

  private static final long NEVER = Long.MAX_VALUE;

  private final SharedLog log;
  private final Chain chain;
  private long old; // so much of the log was ordered before another guest was found
  private long lostAt; // since when whoever holds the table is not heard
  private long waiting = -1; // the counter of my first entry that has no place
  private long size;
  private long stuckSince;

  OrdererWatch(SharedLog log, Holder holder) {
    this.log = log;
    this.chain = holder.chain();
    this.lostAt = holder.now().getAsLong(); // until it is heard
  }

  /** A link to whoever orders came; or it went, and was silent since then. */
  void heard(boolean linked, long silentSince) {
    lostAt = linked ? NEVER : silentSince;
  }

  /** Another guest says how much of the log it has: that was ordered some time before. */
  void tellsOf(TableSeat seat, long theirs) {
    old = log.sides.isSide(seat) ? Math.max(old, theirs) : old;
  }

  /** Something was ordered: whoever orders is there, if only others hear it. */
  void grew(Ordered ordered, TableSeat from, long now) {
    boolean isNews = from.equals(log.host) || ordered.order().index() >= old;
    lostAt = lostAt == NEVER || !isNews ? lostAt : now;
  }

  boolean isSilent(long now) {
    return lostAt != NEVER && now - lostAt >= SILENCE;
  }

  /** Something of mine waits for its place, and the log does not grow. */
  boolean isStuck(long now) {
    long first = log.own.firstCounter();
    if (first < 0) {
      waiting = -1;
      stuckSince = NEVER;
    } else if (first != waiting || size != chain.size()) {
      waiting = first;
      stuckSince = now;
    }
    size = chain.size();
    return stuckSince != NEVER && now - stuckSince >= SILENCE;
  }

  /** When it may have been silent for too long. */
  long next(long now) {
    return Math.min(next(lostAt, now), next(stuckSince, now));
  }

  private static long next(long since, long now) {
    return since == NEVER || since + SILENCE <= now ? NEVER : since + SILENCE;
  }
}
