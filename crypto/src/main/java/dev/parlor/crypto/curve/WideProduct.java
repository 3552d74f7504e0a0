package dev.parlor.crypto.curve;

/**
 * Products in the field for processors whose runtime has an instruction for the upper half of a
 * product of 128 bits.
 *
 * <p>The trick: with both factors shifted left by 6, {@code multiplyHigh} gives a*b / 2^52 rounded
 * down. With h the sum of those over a column of products and l the sum of the plain products mod
 * 2^64, the column is l - h * 2^52, a number far below 2^63, and h goes into the next column: no
 * carry is ever looked for.
 */
final class WideProduct {
  private static final long M = (1L << 52) - 1;
  private static final long M48 = (1L << 48) - 1;
  private static final long M20 = (1L << 20) - 1;

  /** 2^260 mod p, shifted for multiplyHigh. */
  private static final long R = Fe.C << 4;

  private static final long RS = R << 6;

  private WideProduct() {}

  static void mul(Fe to, Fe a, Fe b) {
    long a0 = a.n0;
    long a1 = a.n1;
    long a2 = a.n2;
    long a3 = a.n3;
    long a4 = a.n4;
    long s0 = a0 << 6;
    long s1 = a1 << 6;
    long s2 = a2 << 6;
    long s3 = a3 << 6;
    long s4 = a4 << 6;
    long b0 = b.n0;
    long b1 = b.n1;
    long b2 = b.n2;
    long b3 = b.n3;
    long b4 = b.n4;
    long r0 = b0 << 6;
    long r1 = b1 << 6;
    long r2 = b2 << 6;
    long r3 = b3 << 6;
    long r4 = b4 << 6;

    long h0 = Math.multiplyHigh(s0, r0);
    long t0 = a0 * b0 - (h0 << 52);
    long h1 = Math.multiplyHigh(s0, r1) + Math.multiplyHigh(s1, r0);
    long t1 = a0 * b1 + a1 * b0 - (h1 << 52) + h0;
    long h2 = Math.multiplyHigh(s0, r2) + Math.multiplyHigh(s1, r1) + Math.multiplyHigh(s2, r0);
    long t2 = a0 * b2 + a1 * b1 + a2 * b0 - (h2 << 52) + h1;
    long h3 =
        Math.multiplyHigh(s0, r3)
            + Math.multiplyHigh(s1, r2)
            + Math.multiplyHigh(s2, r1)
            + Math.multiplyHigh(s3, r0);
    long t3 = a0 * b3 + a1 * b2 + a2 * b1 + a3 * b0 - (h3 << 52) + h2;
    long h4 =
        Math.multiplyHigh(s0, r4)
            + Math.multiplyHigh(s1, r3)
            + Math.multiplyHigh(s2, r2)
            + Math.multiplyHigh(s3, r1)
            + Math.multiplyHigh(s4, r0);
    long t4 = a0 * b4 + a1 * b3 + a2 * b2 + a3 * b1 + a4 * b0 - (h4 << 52) + h3;
    long h5 =
        Math.multiplyHigh(s1, r4)
            + Math.multiplyHigh(s2, r3)
            + Math.multiplyHigh(s3, r2)
            + Math.multiplyHigh(s4, r1);
    long t5 = a1 * b4 + a2 * b3 + a3 * b2 + a4 * b1 - (h5 << 52) + h4;
    long h6 = Math.multiplyHigh(s2, r4) + Math.multiplyHigh(s3, r3) + Math.multiplyHigh(s4, r2);
    long t6 = a2 * b4 + a3 * b3 + a4 * b2 - (h6 << 52) + h5;
    long h7 = Math.multiplyHigh(s3, r4) + Math.multiplyHigh(s4, r3);
    long t7 = a3 * b4 + a4 * b3 - (h7 << 52) + h6;
    long h8 = Math.multiplyHigh(s4, r4);
    long t8 = a4 * b4 - (h8 << 52) + h7;
    fold(to, t0, t1, t2, t3, t4, t5, t6, t7, t8, h8);
  }

  /** Squares an element as often as asked. */
  static void sqr(Fe to, Fe a, int times) {
    Fe from = a;
    for (int i = 0; i < times; i++) {
      long a0 = from.n0;
      long a1 = from.n1;
      long a2 = from.n2;
      long a3 = from.n3;
      long a4 = from.n4;
      long d0 = a0 << 1;
      long d1 = a1 << 1;
      long d2 = a2 << 1;
      long d3 = a3 << 1;
      long s0 = a0 << 6;
      long s1 = a1 << 6;
      long s2 = a2 << 6;
      long s3 = a3 << 6;
      long s4 = a4 << 6;
      long r0 = a0 << 7;
      long r1 = a1 << 7;
      long r2 = a2 << 7;
      long r3 = a3 << 7;

      long h0 = Math.multiplyHigh(s0, s0);
      long t0 = a0 * a0 - (h0 << 52);
      long h1 = Math.multiplyHigh(r0, s1);
      long t1 = d0 * a1 - (h1 << 52) + h0;
      long h2 = Math.multiplyHigh(r0, s2) + Math.multiplyHigh(s1, s1);
      long t2 = d0 * a2 + a1 * a1 - (h2 << 52) + h1;
      long h3 = Math.multiplyHigh(r0, s3) + Math.multiplyHigh(r1, s2);
      long t3 = d0 * a3 + d1 * a2 - (h3 << 52) + h2;
      long h4 = Math.multiplyHigh(r0, s4) + Math.multiplyHigh(r1, s3) + Math.multiplyHigh(s2, s2);
      long t4 = d0 * a4 + d1 * a3 + a2 * a2 - (h4 << 52) + h3;
      long h5 = Math.multiplyHigh(r1, s4) + Math.multiplyHigh(r2, s3);
      long t5 = d1 * a4 + d2 * a3 - (h5 << 52) + h4;
      long h6 = Math.multiplyHigh(r2, s4) + Math.multiplyHigh(s3, s3);
      long t6 = d2 * a4 + a3 * a3 - (h6 << 52) + h5;
      long h7 = Math.multiplyHigh(r3, s4);
      long t7 = d3 * a4 - (h7 << 52) + h6;
      long h8 = Math.multiplyHigh(s4, s4);
      long t8 = a4 * a4 - (h8 << 52) + h7;
      fold(to, t0, t1, t2, t3, t4, t5, t6, t7, t8, h8);
      from = to;
    }
  }

  /** Folds what the columns of a product come to, and what the last one hands on. */
  private static void fold(
      Fe to,
      long t0,
      long t1,
      long t2,
      long t3,
      long t4,
      long t5,
      long t6,
      long t7,
      long t8,
      long h8) {
    // 2^260 = R mod p: the upper half comes down, then what is above 2^256. All limbs hand on their
    // carries at the same time, so that none waits for another; what a limb gets is small.
    long t9 = h8 + (t8 >> 52);
    t8 = (t8 & M) + (t7 >> 52);
    t7 = (t7 & M) + (t6 >> 52);
    t6 = (t6 & M) + (t5 >> 52);
    t5 &= M;
    long k0 = Math.multiplyHigh(t5 << 6, RS);
    long k1 = Math.multiplyHigh(t6 << 6, RS);
    long k2 = Math.multiplyHigh(t7 << 6, RS);
    long k3 = Math.multiplyHigh(t8 << 6, RS);
    long k4 = Math.multiplyHigh(t9 << 6, RS);
    t0 += t5 * R - (k0 << 52);
    t1 += t6 * R - (k1 << 52) + k0;
    t2 += t7 * R - (k2 << 52) + k1;
    t3 += t8 * R - (k3 << 52) + k2;
    t4 += t9 * R - (k4 << 52) + k3;
    long top = (k4 << 4) + (t4 >> 48);
    settle(to, t0, t1, t2, t3, t4, top);
  }

  /**
   * Settles the limbs and what is above 2^256. It is a method of its own, because HotSpot inlines
   * no longer ones.
   */
  private static void settle(Fe to, long t0, long t1, long t2, long t3, long t4, long top) {
    long low = (t0 & M) + ((top & M20) << 32) + top * Fe.C_LOW;
    to.n0 = low & M;
    to.n1 = (t1 & M) + (t0 >> 52) + (top >> 20) + (low >> 52);
    to.n2 = (t2 & M) + (t1 >> 52);
    to.n3 = (t3 & M) + (t2 >> 52);
    to.n4 = (t4 & M48) + (t3 >> 52);
  }
}
