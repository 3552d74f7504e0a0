package dev.parlor.radio.control;

import java.util.Random;

/**
 * How long a call waits before it is made anew. The pauses grow while nobody answers, and also
 * while whoever answers hangs up at once: such a link is no success.
 */
public final class CallPauses {
  /** A handshake is through by then, or it will never be. */
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
