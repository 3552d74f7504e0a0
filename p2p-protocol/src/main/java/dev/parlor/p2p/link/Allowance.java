package dev.parlor.p2p.link;

/** How much a caller without a seat may say: a little at once, and a trickle from then on. */
final class Allowance {
  static final int AT_ONCE = 4_096;

  /** The bytes of a keep-alive now and then, with room to spare. */
  static final int PER_SECOND = 256;

  private long left = AT_ONCE * 1_000L; // in thousandths of a byte
  private long since;

  Allowance(long now) {
    since = now;
  }

  /** Whether so many bytes may be said now; if so, they are counted. */
  boolean take(int bytes, long now) {
    long more = Math.max(0, now - since) * PER_SECOND;
    since = now;
    left = Math.min(AT_ONCE * 1_000L, left + more) - bytes * 1_000L;
    return left >= 0;
  }
}
