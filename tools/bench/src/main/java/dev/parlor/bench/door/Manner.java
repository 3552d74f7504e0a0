package dev.parlor.bench.door;

import java.util.Random;

/** How somebody in the crowd behaves. */
interface Manner {
  /** Nobody waits longer before it calls or speaks again. */
  long LONGEST_PAUSE = 4_000;

  /** A new connection. */
  void begin(long now);

  default void hear(byte[] bytes, long now) {}

  /** What it says now. */
  byte[] next(long now);

  /** So many milliseconds until it speaks, or calls, again. */
  long pause(Random random);

  /** Between two and four seconds. */
  static long slow(Random random) {
    return LONGEST_PAUSE / 2 + random.nextInt((int) LONGEST_PAUSE / 2);
  }
}
