package dev.parlor.bench.door;

import java.util.Random;

/** How an attacker in the crowd behaves. */
interface Manner {
  /** The longest pause of any attacker before it calls or speaks again. */
  long LONGEST_PAUSE = 4_000;

  /** Begins anew, with a new connection. */
  void begin(long now);

  default void hear(byte[] bytes, long now) {}

  /** The bytes that the attacker says now; empty for none. */
  byte[] next(long now);

  /** How many milliseconds pass before it speaks, or calls, again. */
  long pause(Random random);

  /** A pause between two and four seconds. */
  static long slow(Random random) {
    return LONGEST_PAUSE / 2 + random.nextInt((int) LONGEST_PAUSE / 2);
  }
}
