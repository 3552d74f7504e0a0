package dev.parlor.terminal.play;

import java.util.function.LongSupplier;

/** Counts how long nobody has answered where a table is. It may be used on any thread. */
final class Unanswered {
  private static final long NEVER = -1;

  private final long most;
  private final LongSupplier millis;
  private long since = NEVER;

  /**
   * @param most how many milliseconds are waited for
   * @param millis a clock that never goes back
   */
  Unanswered(long most, LongSupplier millis) {
    this.most = most;
    this.millis = millis;
  }

  /** Notes whether somebody answered now. */
  synchronized void answers(boolean somebody) {
    if (somebody) {
      since = NEVER;
    } else if (since == NEVER) {
      since = millis.getAsLong();
    }
  }

  /** Whether nobody answers now. */
  synchronized boolean reigns() {
    return since != NEVER;
  }

  /** Whether nobody has been there for too long. */
  synchronized boolean isTooLong() {
    return reigns() && millis.getAsLong() - since >= most;
  }
}
