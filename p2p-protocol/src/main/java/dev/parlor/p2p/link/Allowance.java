package dev.parlor.p2p.link;

/** How much somebody may say who has no seat: a little at once, and a trickle from then on. */
final class Allowance {
  static final int AT_ONCE = 4_096;

  /** A keep-alive now and then, with room to spare. */
  static final int PER_SECOND = 256;

  private long left = AT_ONCE * 1_000L; // in thousandths of a byte
  private long since;

  Allowance(long now) {
    since = now;
  }

  /** Whether so much may be said now. */
  boolean take(int bytes, long now) {
    long more = Math.max(0, now - since) * PER_SECOND;
    since = now;
    left = Math.min(AT_ONCE * 1_000L, left + more) - bytes * 1_000L;
    return left >= 0;
  }
}
