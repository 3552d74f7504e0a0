package dev.parlor.crypto.curve;

/**
 * Products in the field for runtimes that have no instruction for the upper half of a product of
 * 128 bits. Android's runtime is one for code that was made for Android 8: there each upper half
 * costs four multiplications and a dozen additions.
 *
 * <p>Every limb of 52 bits is taken as two of 26, the upper one with the sign. A column sums ten
 * products at most, five of them of upper halves below 2^60, and stays below 2^63 for limbs below
 * 2^56. What the upper columns come to without their carries is brought down by 2^260 mod p, which
 * is a small number: each lower column has it among its products.
 */
final class HalfProduct {
  private static final long M = (1L << 52) - 1;
  private static final long M48 = (1L << 48) - 1;
  private static final long M26 = (1L << 26) - 1;
  private static final long M20 = (1L << 20) - 1;

  /** 2^260 = R0 + R1 * 2^26 mod p. */
  private static final long R0 = Fe.C_LOW << 4;

  private static final long R1 = 1L << 10;

  private HalfProduct() {}

  static void mul(Fe to, Fe a, Fe b) {
    long x0 = a.n0 & M26;
    long x1 = a.n0 >> 26;
    long x2 = a.n1 & M26;
    long x3 = a.n1 >> 26;
    long x4 = a.n2 & M26;
    long x5 = a.n2 >> 26;
    long x6 = a.n3 & M26;
    long x7 = a.n3 >> 26;
    long x8 = a.n4 & M26;
    long x9 = a.n4 >> 26;
    long y0 = b.n0 & M26;
    long y1 = b.n0 >> 26;
    long y2 = b.n1 & M26;
    long y3 = b.n1 >> 26;
    long y4 = b.n2 & M26;
    long y5 = b.n2 >> 26;
    long y6 = b.n3 & M26;
    long y7 = b.n3 >> 26;
    long y8 = b.n4 & M26;
    long y9 = b.n4 >> 26;

    long c10 =
        x1 * y9 + x2 * y8 + x3 * y7 + x4 * y6 + x5 * y5 + x6 * y4 + x7 * y3 + x8 * y2 + x9 * y1;
    long c11 = x2 * y9 + x3 * y8 + x4 * y7 + x5 * y6 + x6 * y5 + x7 * y4 + x8 * y3 + x9 * y2;
    long c12 = x3 * y9 + x4 * y8 + x5 * y7 + x6 * y6 + x7 * y5 + x8 * y4 + x9 * y3;
    long c13 = x4 * y9 + x5 * y8 + x6 * y7 + x7 * y6 + x8 * y5 + x9 * y4;
    long c14 = x5 * y9 + x6 * y8 + x7 * y7 + x8 * y6 + x9 * y5;
    long c15 = x6 * y9 + x7 * y8 + x8 * y7 + x9 * y6;
    long c16 = x7 * y9 + x8 * y8 + x9 * y7;
    long c17 = x8 * y9 + x9 * y8;
    long c18 = x9 * y9;
    // The upper columns hand on their carries, all at the same time.
    long u19 = c18 >> 26;
    long u18 = (c18 & M26) + (c17 >> 26);
    long u17 = (c17 & M26) + (c16 >> 26);
    long u16 = (c16 & M26) + (c15 >> 26);
    long u15 = (c15 & M26) + (c14 >> 26);
    long u14 = (c14 & M26) + (c13 >> 26);
    long u13 = (c13 & M26) + (c12 >> 26);
    long u12 = (c12 & M26) + (c11 >> 26);
    long u11 = (c11 & M26) + (c10 >> 26);
    long u10 = c10 & M26;
    long c0 = x0 * y0 + u10 * R0;
    long c1 = x0 * y1 + x1 * y0 + u11 * R0 + u10 * R1;
    long c2 = x0 * y2 + x1 * y1 + x2 * y0 + u12 * R0 + u11 * R1;
    long c3 = x0 * y3 + x1 * y2 + x2 * y1 + x3 * y0 + u13 * R0 + u12 * R1;
    long c4 = x0 * y4 + x1 * y3 + x2 * y2 + x3 * y1 + x4 * y0 + u14 * R0 + u13 * R1;
    long c5 = x0 * y5 + x1 * y4 + x2 * y3 + x3 * y2 + x4 * y1 + x5 * y0 + u15 * R0 + u14 * R1;
    long c6 =
        x0 * y6 + x1 * y5 + x2 * y4 + x3 * y3 + x4 * y2 + x5 * y1 + x6 * y0 + u16 * R0 + u15 * R1;
    long c7 =
        x0 * y7 + x1 * y6 + x2 * y5 + x3 * y4 + x4 * y3 + x5 * y2 + x6 * y1 + x7 * y0 + u17 * R0
            + u16 * R1;
    long c8 =
        x0 * y8 + x1 * y7 + x2 * y6 + x3 * y5 + x4 * y4 + x5 * y3 + x6 * y2 + x7 * y1 + x8 * y0
            + u18 * R0 + u17 * R1;
    long c9 =
        x0 * y9 + x1 * y8 + x2 * y7 + x3 * y6 + x4 * y5 + x5 * y4 + x6 * y3 + x7 * y2 + x8 * y1
            + x9 * y0 + u19 * R0 + u18 * R1;
    long t0 = c0 + ((c1 & M26) << 26);
    long t1 = c2 + ((c3 & M26) << 26) + (c1 >> 26);
    long t2 = c4 + ((c5 & M26) << 26) + (c3 >> 26);
    long t3 = c6 + ((c7 & M26) << 26) + (c5 >> 26);
    long t4 = c8 + ((c9 & M26) << 26) + (c7 >> 26);
    long top = (((c9 >> 26) + u19 * R1) << 4) + (t4 >> 48);
    long low = (t0 & M) + ((top & M20) << 32) + top * Fe.C_LOW;
    to.n0 = low & M;
    to.n1 = (t1 & M) + (t0 >> 52) + (top >> 20) + (low >> 52);
    to.n2 = (t2 & M) + (t1 >> 52);
    to.n3 = (t3 & M) + (t2 >> 52);
    to.n4 = (t4 & M48) + (t3 >> 52);
  }

  /** Squares an element as often as asked. */
  static void sqr(Fe to, Fe a, int times) {
    long a0 = a.n0;
    long a1 = a.n1;
    long a2 = a.n2;
    long a3 = a.n3;
    long a4 = a.n4;
    for (int i = 0; i < times; i++) {
      long x0 = a0 & M26;
      long x1 = a0 >> 26;
      long x2 = a1 & M26;
      long x3 = a1 >> 26;
      long x4 = a2 & M26;
      long x5 = a2 >> 26;
      long x6 = a3 & M26;
      long x7 = a3 >> 26;
      long x8 = a4 & M26;
      long x9 = a4 >> 26;
      long d0 = x0 << 1;
      long d1 = x1 << 1;
      long d2 = x2 << 1;
      long d3 = x3 << 1;
      long d4 = x4 << 1;
      long d5 = x5 << 1;
      long d6 = x6 << 1;
      long d7 = x7 << 1;
      long d8 = x8 << 1;

      long c10 = d1 * x9 + d2 * x8 + d3 * x7 + d4 * x6 + x5 * x5;
      long c11 = d2 * x9 + d3 * x8 + d4 * x7 + d5 * x6;
      long c12 = d3 * x9 + d4 * x8 + d5 * x7 + x6 * x6;
      long c13 = d4 * x9 + d5 * x8 + d6 * x7;
      long c14 = d5 * x9 + d6 * x8 + x7 * x7;
      long c15 = d6 * x9 + d7 * x8;
      long c16 = d7 * x9 + x8 * x8;
      long c17 = d8 * x9;
      long c18 = x9 * x9;
      long u19 = c18 >> 26;
      long u18 = (c18 & M26) + (c17 >> 26);
      long u17 = (c17 & M26) + (c16 >> 26);
      long u16 = (c16 & M26) + (c15 >> 26);
      long u15 = (c15 & M26) + (c14 >> 26);
      long u14 = (c14 & M26) + (c13 >> 26);
      long u13 = (c13 & M26) + (c12 >> 26);
      long u12 = (c12 & M26) + (c11 >> 26);
      long u11 = (c11 & M26) + (c10 >> 26);
      long u10 = c10 & M26;
      long c0 = x0 * x0 + u10 * R0;
      long c1 = d0 * x1 + u11 * R0 + u10 * R1;
      long c2 = d0 * x2 + x1 * x1 + u12 * R0 + u11 * R1;
      long c3 = d0 * x3 + d1 * x2 + u13 * R0 + u12 * R1;
      long c4 = d0 * x4 + d1 * x3 + x2 * x2 + u14 * R0 + u13 * R1;
      long c5 = d0 * x5 + d1 * x4 + d2 * x3 + u15 * R0 + u14 * R1;
      long c6 = d0 * x6 + d1 * x5 + d2 * x4 + x3 * x3 + u16 * R0 + u15 * R1;
      long c7 = d0 * x7 + d1 * x6 + d2 * x5 + d3 * x4 + u17 * R0 + u16 * R1;
      long c8 = d0 * x8 + d1 * x7 + d2 * x6 + d3 * x5 + x4 * x4 + u18 * R0 + u17 * R1;
      long c9 = d0 * x9 + d1 * x8 + d2 * x7 + d3 * x6 + d4 * x5 + u19 * R0 + u18 * R1;
      long t0 = c0 + ((c1 & M26) << 26);
      long t1 = c2 + ((c3 & M26) << 26) + (c1 >> 26);
      long t2 = c4 + ((c5 & M26) << 26) + (c3 >> 26);
      long t3 = c6 + ((c7 & M26) << 26) + (c5 >> 26);
      long t4 = c8 + ((c9 & M26) << 26) + (c7 >> 26);
      long top = (((c9 >> 26) + u19 * R1) << 4) + (t4 >> 48);
      long low = (t0 & M) + ((top & M20) << 32) + top * Fe.C_LOW;
      a0 = low & M;
      a1 = (t1 & M) + (t0 >> 52) + (top >> 20) + (low >> 52);
      a2 = (t2 & M) + (t1 >> 52);
      a3 = (t3 & M) + (t2 >> 52);
      a4 = (t4 & M48) + (t3 >> 52);
    }
    to.n0 = a0;
    to.n1 = a1;
    to.n2 = a2;
    to.n3 = a3;
    to.n4 = a4;
  }
}
