package dev.parlor.crypto.curve;

/**
 * The endomorphism of secp256k1: lambda * (x, y) = (beta * x, y). A scalar k is split into k1 + k2
 * * lambda with halves of at most 128 bits and a sign each, so that a multiplication takes half the
 * doublings. Same steps for every k.
 */
final class Glv {
  static final Fe BETA =
      new Fe(
          0x96C28719501EEL, 0x7512F58995C13L, 0xC3434E99CF049L, 0x7106E64479EAL, 0x7AE96A2B657CL);
  static final Scalar LAMBDA =
      new Scalar(
          0x2DB1C8817839BL, 0x56CFFE23A448CL, 0x697D91923D42AL, 0x63973A9660652L, 0x32840178558DL);

  private static final long[] G1 = {
    0x3209A45DBB031L, 0x1471E8CA7FE89L, 0x284EB153DAA8AL, 0x6BCDE86C90E49L, 0x3086D221A7D4L
  };
  private static final long[] G2 = {
    0x1B4AE8AC47F71L, 0xAC9DF506C6157L, 0xABFE4C4221208L, 0x88286F547FA90L, 0xE4437ED6010EL
  };
  private static final Scalar MINUS_B1 =
      new Scalar(
          0x1CFE70D25E13EL, 0x924BDD93B4D0AL, 0xC47F7143C6A66L, 0x6C61571B4AE8AL, 0x21208AC9DF50L);
  private static final Scalar MINUS_B2 =
      new Scalar(
          0x9766CDEB95A54L, 0x8F043E10C3CCEL, 0x244FCF1287681L, 0x580176CDF65BAL, 0x25575EB8E173L);

  /**
   * The constants in Montgomery form twice over, so that their product with a plain number is in
   * that form once.
   */
  private static final Scalar MINUS_B1_R = MINUS_B1.montgomery();

  private static final Scalar MINUS_B2_R = MINUS_B2.montgomery();
  private static final long M = (1L << 52) - 1;

  private Glv() {}

  /**
   * Writes |k1| and |k2| (two longs each, low first) at {@code at}; the answer has bit 0 set when
   * k1 is negative and bit 1 when k2 is.
   */
  static int split(Scalar k, long[] out, int at) {
    Scalar plain = k.plain();
    Scalar k2 =
        roundedShare(plain, G1).times(MINUS_B1_R).plus(roundedShare(plain, G2).times(MINUS_B2_R));
    Scalar k1 = k.minus(k2.times(LAMBDA));
    return half(k1.plain(), out, at) | half(k2.plain(), out, at + 2) << 1;
  }

  /**
   * The same as {@link #split}, but a scalar that is short already stays whole. For public scalars
   * only.
   */
  static int splitVar(Scalar k, long[] out, int at) {
    int whole = shortVar(k.plain(), out, at) ? 0 : shortVar(k.negate().plain(), out, at) ? 1 : -1;
    if (whole < 0) {
      return split(k, out, at);
    }
    out[at + 2] = 0;
    out[at + 3] = 0;
    return whole;
  }

  private static boolean shortVar(Scalar plain, long[] out, int at) {
    out[at] = plain.n0 | plain.n1 << 52;
    out[at + 1] = plain.n1 >>> 12 | plain.n2 << 40;
    return (plain.n4 | plain.n3 | plain.n2 >>> 24) == 0;
  }

  private static int half(Scalar plus, long[] out, int at) {
    // q - k works on plain numbers as well.
    Scalar minus = plus.negate();
    // A half has at most 128 bits, so the upper bits tell which of the two is the small one.
    long upper = plus.n4 | plus.n3 | plus.n2 >>> 24;
    long mask = (upper | -upper) >> 63;
    long p0 = (plus.n0 & ~mask) | (minus.n0 & mask);
    long p1 = (plus.n1 & ~mask) | (minus.n1 & mask);
    long p2 = (plus.n2 & ~mask) | (minus.n2 & mask);
    out[at] = p0 | p1 << 52;
    out[at + 1] = p1 >>> 12 | p2 << 40;
    return (int) (mask & 1);
  }

  /**
   * k * g / 2^384, rounded, for plain k; the answer is plain, too. The lowest columns of the
   * product are left out. They could change the answer by one, and the split would be as good.
   */
  private static Scalar roundedShare(Scalar k, long[] g) {
    long h5 = high(k.n1, g[4]) + high(k.n2, g[3]) + high(k.n3, g[2]) + high(k.n4, g[1]);
    long h6 = high(k.n2, g[4]) + high(k.n3, g[3]) + high(k.n4, g[2]);
    long h7 = high(k.n3, g[4]) + high(k.n4, g[3]);
    long h8 = high(k.n4, g[4]);
    long t6 = k.n2 * g[4] + k.n3 * g[3] + k.n4 * g[2] - (h6 << 52) + h5;
    long t7 = k.n3 * g[4] + k.n4 * g[3] - (h7 << 52) + h6 + (t6 >> 52);
    long t8 = k.n4 * g[4] - (h8 << 52) + h7 + (t7 >> 52);
    long t9 = h8 + (t8 >> 52);
    t7 &= M;
    t8 &= M;
    // 384 = 7 * 52 + 20; bit 383 decides the rounding.
    long round = t7 >>> 19 & 1;
    return new Scalar(
        ((t7 >>> 20 | t8 << 32) & M) + round, (t8 >>> 20 | t9 << 32) & M, t9 >>> 20, 0, 0);
  }

  private static long high(long a, long b) {
    return Runtimes.high(a << 6, b << 6);
  }
}
