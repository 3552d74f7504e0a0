package dev.parlor.radio.control;

import java.util.Random;

/** Pauses that grow from half a second to eight, each with some chance in it. */
final class Backoff {
  private static final long FIRST = 500;
  private static final long LONGEST = 8_000;

  private final Random random;
  private long wait = FIRST;

  Backoff(Random random) {
    this.random = random;
  }

  /** The next pause, from half of its length to all of it. */
  long next() {
    long now = wait / 2 + random.nextInt((int) wait / 2 + 1);
    wait = Math.min(LONGEST, 2 * wait);
    return now;
  }

  void succeeded() {
    wait = FIRST;
  }
}
