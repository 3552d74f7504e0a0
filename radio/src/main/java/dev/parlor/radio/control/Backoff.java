package dev.parlor.radio.control;

import java.util.Random;

/** Pauses that grow, with some chance in each. */
final class Backoff {
  private final Random random;
  private final long first;
  private final long longest;
  private long wait;

  private Backoff(Random random, long first, long longest) {
    this.random = random;
    this.first = first;
    this.longest = longest;
    this.wait = first;
  }

  /** The pauses of a call: from half a second to eight. */
  static Backoff ofCalls(Random random) {
    return new Backoff(random, 500, 8_000);
  }

  /** The pauses of a door that Android refuses: from two seconds to half a minute. */
  static Backoff ofDoors(Random random) {
    return new Backoff(random, 2_000, 32_000);
  }

  /** The next pause, between half of its length and all of it. */
  long next() {
    long now = wait / 2 + random.nextInt((int) wait / 2 + 1);
    wait = Math.min(longest, 2 * wait);
    return now;
  }

  void succeeded() {
    wait = first;
  }
}
