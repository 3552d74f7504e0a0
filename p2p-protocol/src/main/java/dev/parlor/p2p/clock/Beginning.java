package dev.parlor.p2p.clock;

import dev.parlor.p2p.play.Part;

/**
 * Whether a match can still begin. When the phone that opened the table is lost before the match,
 * there is no log yet in which somebody else could order, so the others can't go on without it.
 */
final class Beginning {
  private static final long NEVER = Long.MAX_VALUE;

  private final Part<?, ?> part;
  private final Probing probing;
  private long lostSince = NEVER;
  // whether this phone has heard, since then, a peer for whom nothing had begun either
  private boolean heard;

  Beginning(Part<?, ?> part, Probing probing) {
    this.part = part;
    this.probing = probing;
  }

  /**
   * Whether this phone has waited for its lost host long enough to give the table up. If the others
   * may have begun without it, it waits longer, by the time that a seat may sit out.
   */
  boolean isGivenUp(Alarm alarm) {
    if (part.onlooks() || part.log.isHost() || part.log.sides.isLinked(part.log.host)) {
      lostSince = NEVER;
      heard = false;
      return false;
    }
    if (lostSince == NEVER) {
      lostSince = alarm.now;
    }
    heard |= probing.hearsSomebody();
    long longer = mayHaveBegun() ? SittingOut.millis(part) : 0;
    return alarm.isDue(lostSince + probing.limit() + longer);
  }

  /**
   * Whether the others may have begun without this phone: it has agreed, they are enough for that,
   * and it has heard none of them since.
   */
  private boolean mayHaveBegun() {
    return part.log.own.hasSigned() && part.match.attendance().remaining() > 2 && !heard;
  }
}
