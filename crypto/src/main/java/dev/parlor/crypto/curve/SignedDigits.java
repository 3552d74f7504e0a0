package dev.parlor.crypto.curve;

/**
 * A secret scalar as 64 odd digits of base 16 between -15 and 15, none of them zero: with s = (k +
 * 2^256 - 1) / 2 mod q, the number k is the sum of (2 * s_i - 15) * 16^i over the hex digits s_i of
 * s. No branch, and no address, depends on the scalar.
 */
final class SignedDigits {
  static final int COUNT = 64;
  static final int ENTRIES = 8;

  /** (2^256 - 1) / 2 mod q, and 1/2 mod q. */
  private static final Scalar HALF = Scalar.of(2).inverse();

  private static final Scalar OFFSET = allOnes().times(HALF);

  private SignedDigits() {}

  private static Scalar allOnes() {
    byte[] ones = new byte[32];
    java.util.Arrays.fill(ones, (byte) 0xff);
    return Scalar.reduce(ones);
  }

  /** Four longs, low first, holding the 64 hex digits of s. */
  static long[] of(Scalar k) {
    Scalar s = k.times(HALF).plus(OFFSET).plain();
    return new long[] {
      s.n0 | s.n1 << 52,
      s.n1 >>> 12 | s.n2 << 40,
      s.n2 >>> 24 | s.n3 << 28,
      s.n3 >>> 36 | s.n4 << 16
    };
  }

  static int at(long[] digits, int index) {
    return (int) (digits[index >> 4] >>> (index << 2)) & 15;
  }

  /**
   * Loads digit * P from the odd multiples of P at {@code at}: all eight entries are read, one is
   * kept, and y is negated for a negative digit.
   */
  static void pick(long[] table, int at, int hex, Fe x, Fe y) {
    // 8..15 stand for 1, 3, ... 15 and 7..0 for -1, -3, ... -15.
    int negative = (hex >> 3) - 1;
    int wanted = (hex ^ negative) & 7;
    long x0 = 0;
    long x1 = 0;
    long x2 = 0;
    long x3 = 0;
    long x4 = 0;
    long y0 = 0;
    long y1 = 0;
    long y2 = 0;
    long y3 = 0;
    long y4 = 0;
    for (int i = 0; i < ENTRIES; i++) {
      long difference = i ^ wanted;
      long mask = (difference - 1) >> 63;
      int entry = at + i * 10;
      x0 |= table[entry] & mask;
      x1 |= table[entry + 1] & mask;
      x2 |= table[entry + 2] & mask;
      x3 |= table[entry + 3] & mask;
      x4 |= table[entry + 4] & mask;
      y0 |= table[entry + 5] & mask;
      y1 |= table[entry + 6] & mask;
      y2 |= table[entry + 7] & mask;
      y3 |= table[entry + 8] & mask;
      y4 |= table[entry + 9] & mask;
    }
    x.n0 = x0;
    x.n1 = x1;
    x.n2 = x2;
    x.n3 = x3;
    x.n4 = x4;
    y.n0 = y0;
    y.n1 = y1;
    y.n2 = y2;
    y.n3 = y3;
    y.n4 = y4;
    y.negateIf(negative);
  }
}
