package dev.parlor.crypto.curve;

/**
 * A secret scalar in two halves, k = k1 + k2 * lambda, each written as 33 odd digits of base 16 as
 * {@link SignedDigits} has them: half as many windows, and so half the doublings. No branch, and no
 * address, depends on the scalar.
 *
 * <p>With v1 and v2 the numbers whose hex digits s_i stand for the digits 2 * s_i - 15, a half is 2
 * * v - (16^33 - 1). So v1 + v2 * lambda is (k + (16^33 - 1) * (1 + lambda)) / 2, and {@link
 * Glv#split} finds such halves between -2^128 and 2^128: 2^128 is taken off before and put back.
 */
final class SplitDigits {
  static final int COUNT = 33;
  private static final int WORDS = 3;

  private static final Scalar HALF = Scalar.of(2).inverse();
  private static final Scalar OFFSET = offset();

  private SplitDigits() {}

  private static Scalar offset() {
    Scalar high = Scalar.ONE;
    for (int bit = 0; bit < 128; bit++) {
      high = high.plus(high);
    }
    Scalar each = high.times(Scalar.of(16)).minus(Scalar.ONE).times(HALF).minus(high);
    return each.plus(each.times(Glv.LAMBDA));
  }

  /** Three longs a half, low first. */
  static long[] of(Scalar k) {
    long[] halves = new long[4];
    int signs = Glv.split(k.times(HALF).plus(OFFSET), halves, 0);
    long[] digits = new long[2 * WORDS];
    lift(halves[0], halves[1], signs & 1, digits, 0);
    lift(halves[2], halves[3], signs >> 1 & 1, digits, WORDS);
    return digits;
  }

  /** 2^128 plus or minus a number of 128 bits. */
  private static void lift(long low, long high, long negative, long[] out, int at) {
    long mask = -negative;
    long lowIsZero = ((low | -low) >>> 63) ^ 1;
    long highIsZero = ((high | -high) >>> 63) ^ 1;
    out[at] = (low ^ mask) - mask;
    out[at + 1] = (high ^ mask) + (negative & lowIsZero);
    out[at + 2] = 1 - (negative & ((lowIsZero & highIsZero) ^ 1));
  }

  /** The hex digit of a window in the first half or the second. */
  static int at(long[] digits, int half, int window) {
    return (int) (digits[half * WORDS + (window >> 4)] >>> (window << 2)) & 15;
  }
}
