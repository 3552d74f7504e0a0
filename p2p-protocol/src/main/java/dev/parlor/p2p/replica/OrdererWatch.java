package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;

/**
 * Listens for the orderer: since when nothing is heard of it, and since when an entry of this phone
 * waits while the log does not grow.
 */
final class OrdererWatch {
  /** How long the orderer may be silent, or leave an entry without its place. */
  static final long SILENCE = 20_000;

  private static final long NEVER = Long.MAX_VALUE;

  private final SharedLog log;
  private final Chain chain;
  private long old; // how much of the log was ordered before another guest was found
  private long lostAt; // since when the orderer has not been heard
  private long waiting = -1; // the counter of this phone's first entry without a place
  private long size;
  private long stuckSince;

  OrdererWatch(SharedLog log, Holder holder) {
    this.log = log;
    this.chain = holder.chain();
    this.lostAt = holder.now().getAsLong(); // it counts as silent until it is heard
  }

  /** A link to the orderer has come; or it has gone, and was silent since that time. */
  void heard(boolean linked, long silentSince) {
    lostAt = linked ? NEVER : silentSince;
  }

  /**
   * Another guest says how much of the log it has. All of that was ordered earlier, so it is no
   * sign of the orderer.
   */
  void tellsOf(TableSeat seat, long theirs) {
    old = log.sides.isSide(seat) ? Math.max(old, theirs) : old;
  }

  /**
   * The log has grown. If that is news, it shows that the orderer is there, even if only others
   * hear it.
   */
  void grew(Ordered ordered, TableSeat from, long now) {
    boolean isNews = from.equals(log.host) || ordered.order().index() >= old;
    lostAt = lostAt == NEVER || !isNews ? lostAt : now;
  }

  boolean isSilent(long now) {
    return lostAt != NEVER && now - lostAt >= SILENCE;
  }

  /** Whether an entry of this phone waits for its place and the log has not grown for too long. */
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

  /** The time at which the orderer may have been silent for too long. */
  long next(long now) {
    return Math.min(next(lostAt, now), next(stuckSince, now));
  }

  private static long next(long since, long now) {
    return since == NEVER || since + SILENCE <= now ? NEVER : since + SILENCE;
  }
}
