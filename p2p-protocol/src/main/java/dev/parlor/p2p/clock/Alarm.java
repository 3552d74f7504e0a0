package dev.parlor.p2p.clock;

/** One look at the clock: what is due by now, and when the next look is. */
final class Alarm {
  final long now;
  private long next = Long.MAX_VALUE;

  Alarm(long now) {
    this.now = now;
  }

  /** Whether this time has come. If it has not, the alarm will ring when it comes. */
  boolean isDue(long time) {
    if (time <= now) {
      return true;
    }
    next = Math.min(next, time);
    return false;
  }

  /** The time at which the alarm rings; the end of time if it never does. */
  long next() {
    return next;
  }
}
