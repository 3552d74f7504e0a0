package dev.parlor.crypto.commit;

import java.util.function.LongSupplier;

/** Uniform numbers below a bound. */
@FunctionalInterface
public interface Draws {
  /** Uniform in 0 .. bound-1; the bound is at least 1. */
  int below(int bound);

  /**
   * Draws by rejection: of the 2^32 words only those below the largest multiple of the bound count,
   * so that every remainder is hit equally often.
   */
  static Draws rejecting(LongSupplier words32) {
    return bound -> {
      if (bound < 1) {
        throw new IllegalArgumentException("bound " + bound);
      }
      long usable = (1L << 32) - (1L << 32) % bound;
      long word;
      do {
        word = words32.getAsLong();
      } while (word >= usable);
      return (int) (word % bound);
    };
  }
}
