package dev.parlor.p2p.clock;

import dev.parlor.p2p.play.Part;

/**
 * Whether a match can still begin. Whoever opened the table and is lost before that leaves nothing
 * behind that others could go on with: no log in which somebody else might order.
 */
final class Beginning {
  private static final long NEVER = Long.MAX_VALUE;

  private final Part<?, ?> part;
  private final Probing probing;
  private long lostSince = NEVER;
  private boolean heard; // somebody since, for whom nothing had begun either

  Beginning(Part<?, ?> part, Probing probing) {
    this.part = part;
    this.probing = probing;
  }

  /** Whether this phone has waited for its host as long as it waits for one in a match. */
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
    if (!mayHaveBegun()) {
      return alarm.isDue(lostSince + probing.limit());
    }
    return !part.match.kit().goesOnWithoutTheSilent()
        && alarm.isDue(lostSince + probing.limit() + SittingOut.millis(part));
  }

  /** Whether all others may have agreed, and keep the seat of a phone that hears nobody. */
  private boolean mayHaveBegun() {
    return part.log.own.hasSigned() && part.match.attendance().remaining() > 2 && !heard;
  }
}
