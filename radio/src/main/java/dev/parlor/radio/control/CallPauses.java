package dev.parlor.radio.control;

import java.util.Random;

/**
 * How long a call waits before it is made again. The pauses grow while nobody answers. They also
 * grow while the one who answers hangs up at once, because such a link is no success.
 */
public final class CallPauses {
  /** A handshake that is not complete after this time will never be. */
  static final long SOON = 5_000;

  private final Backoff backoff;
  private long answered;

  /**
   * @param random for pauses, so that two phones do not run into each other for ever
   */
  public CallPauses(Random random) {
    this.backoff = Backoff.ofCalls(random);
  }

  /** Somebody has answered. */
  public void answered(long now) {
    answered = now;
  }

  /** The pause behind a link that has ended. */
  public long ended(long now) {
    if (now - answered >= SOON) {
      backoff.succeeded();
    }
    return backoff.next();
  }

  /** The pause behind a round in which nobody answered. */
  public long unanswered() {
    return backoff.next();
  }
}
