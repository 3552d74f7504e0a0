package dev.parlor.crypto.sealed.shuffle;

/**
 * How a list of N = m * n is laid out in m columns of n: m is the largest divisor of N that is at
 * most 6 and leaves n >= 2m, otherwise 1. Everybody computes it from N and never reads it from a
 * message. With n = 1 the argument would not check the product, so lists of 0 or 1 are not
 * shuffled.
 */
public record Dimensions(int m, int n) {
  private static final int MAX_M = 6;

  public Dimensions {
    if (m < 1 || n < 2) {
      throw new IllegalArgumentException(m + " x " + n);
    }
  }

  public static Dimensions of(int size) {
    if (size < 2) {
      throw new IllegalArgumentException("a list of " + size + " is not shuffled");
    }
    for (int m = MAX_M; m > 1; m--) {
      if (size % m == 0 && size / m >= 2 * m) {
        return new Dimensions(m, size / m);
      }
    }
    return new Dimensions(1, size);
  }

  public int size() {
    return m * n;
  }

  /** The length of a proof: 33 bytes for each point and 32 for each scalar that is sent. */
  public int proofBytes() {
    int points = 8 * m + 1 + (m > 1 ? 3 * m + 1 : 0);
    int scalars = 3 * n + 4 + (m > 1 ? 2 * n + 3 : 0);
    return 33 * points + 32 * scalars;
  }
}
