package dev.parlor.crypto.curve;

/**
 * A mutable element of the field mod p = 2^256 - 0x1000003D1, in five signed limbs of 52 bits, not
 * always reduced. No branch and no memory access depends on a value, except in the methods whose
 * name says {@code Var}.
 *
 * <p>The trick: with both factors shifted left by 6, {@code multiplyHigh} gives a*b / 2^52 rounded
 * down. With h the sum of those over a column of products and l the sum of the plain products mod
 * 2^64, the column is l - h * 2^52, a number far below 2^63, and h goes into the next column: no
 * carry is ever looked for. Products and squares give limbs of about 2^52 ("magnitude 1") and take
 * limbs below 2^56 in absolute value: sums and differences of up to 15 products may go into the
 * next one as they are. Comments on magnitudes in the formulas count those.
 */
final class Fe {
  static final int BYTES = 32;
  private static final long M = (1L << 52) - 1;
  private static final long M48 = (1L << 48) - 1;

  /** 2^256 mod p. */
  private static final long C = 0x1000003D1L;

  /** 2^260 mod p, shifted for multiplyHigh. */
  private static final long R = C << 4;

  private static final long RS = R << 6;

  /** C = 2^32 + C_LOW. */
  private static final long C_LOW = 977;

  private static final long M20 = (1L << 20) - 1;
  private static final long P0 = 0xFFFFEFFFFFC2FL;

  long n0;
  long n1;
  long n2;
  long n3;
  long n4;

  Fe() {}

  Fe(long n0, long n1, long n2, long n3, long n4) {
    this.n0 = n0;
    this.n1 = n1;
    this.n2 = n2;
    this.n3 = n3;
    this.n4 = n4;
  }

  static Fe of(long small) {
    return new Fe(small, 0, 0, 0, 0);
  }

  Fe copy() {
    return new Fe(n0, n1, n2, n3, n4);
  }

  void set(Fe a) {
    n0 = a.n0;
    n1 = a.n1;
    n2 = a.n2;
    n3 = a.n3;
    n4 = a.n4;
  }

  void set(long small) {
    n0 = small;
    n1 = 0;
    n2 = 0;
    n3 = 0;
    n4 = 0;
  }

  void load(long[] from, int at) {
    n0 = from[at];
    n1 = from[at + 1];
    n2 = from[at + 2];
    n3 = from[at + 3];
    n4 = from[at + 4];
  }

  void store(long[] to, int at) {
    to[at] = n0;
    to[at + 1] = n1;
    to[at + 2] = n2;
    to[at + 3] = n3;
    to[at + 4] = n4;
  }

  void add(Fe a, Fe b) {
    n0 = a.n0 + b.n0;
    n1 = a.n1 + b.n1;
    n2 = a.n2 + b.n2;
    n3 = a.n3 + b.n3;
    n4 = a.n4 + b.n4;
  }

  void sub(Fe a, Fe b) {
    n0 = a.n0 - b.n0;
    n1 = a.n1 - b.n1;
    n2 = a.n2 - b.n2;
    n3 = a.n3 - b.n3;
    n4 = a.n4 - b.n4;
  }

  void neg(Fe a) {
    n0 = -a.n0;
    n1 = -a.n1;
    n2 = -a.n2;
    n3 = -a.n3;
    n4 = -a.n4;
  }

  /** The difference of two elements kept in an array. */
  void difference(long[] in, int a, int b) {
    n0 = in[a] - in[b];
    n1 = in[a + 1] - in[b + 1];
    n2 = in[a + 2] - in[b + 2];
    n3 = in[a + 3] - in[b + 3];
    n4 = in[a + 4] - in[b + 4];
  }

  /** An element kept in an array, less another. */
  void difference(long[] in, int a, Fe b) {
    n0 = in[a] - b.n0;
    n1 = in[a + 1] - b.n1;
    n2 = in[a + 2] - b.n2;
    n3 = in[a + 3] - b.n3;
    n4 = in[a + 4] - b.n4;
  }

  /** Takes away one kept in an array; {@link #carry} makes the magnitude 1 again. */
  void subtract(long[] in, int a) {
    n0 -= in[a];
    n1 -= in[a + 1];
    n2 -= in[a + 2];
    n3 -= in[a + 3];
    n4 -= in[a + 4];
  }

  /** Times a small factor without carrying: the magnitude grows by that factor. */
  void scale(Fe a, int factor) {
    n0 = a.n0 * factor;
    n1 = a.n1 * factor;
    n2 = a.n2 * factor;
    n3 = a.n3 * factor;
    n4 = a.n4 * factor;
  }

  /** Times a factor below 2^6, carried: magnitude 1 again. */
  void times(Fe a, int factor) {
    scale(a, factor);
    carry();
  }

  void mul(Fe a, Fe b) {
    long a0 = a.n0;
    long a1 = a.n1;
    long a2 = a.n2;
    long a3 = a.n3;
    long a4 = a.n4;
    long b0 = b.n0;
    long b1 = b.n1;
    long b2 = b.n2;
    long b3 = b.n3;
    long b4 = b.n4;
    long s0 = a0 << 6;
    long s1 = a1 << 6;
    long s2 = a2 << 6;
    long s3 = a3 << 6;
    long s4 = a4 << 6;
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
    // 2^260 = R mod p: the upper half comes down, then what is above 2^256. Every limb hands on its
    // carry at the same time as all others, so that none waits for another; what it gets is small.
    // Written out here and in sqr, for the JIT's sake.
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
    long low = (t0 & M) + ((top & M20) << 32) + top * C_LOW;
    n0 = low & M;
    n1 = (t1 & M) + (t0 >> 52) + (top >> 20) + (low >> 52);
    n2 = (t2 & M) + (t1 >> 52);
    n3 = (t3 & M) + (t2 >> 52);
    n4 = (t4 & M48) + (t3 >> 52);
  }

  void sqr(Fe a) {
    sqr(a, 1);
  }

  /** Squares as often as asked, with the limbs kept in registers. */
  void sqr(Fe a, int times) {
    long a0 = a.n0;
    long a1 = a.n1;
    long a2 = a.n2;
    long a3 = a.n3;
    long a4 = a.n4;
    for (int i = 0; i < times; i++) {
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
      long low = (t0 & M) + ((top & M20) << 32) + top * C_LOW;
      a0 = low & M;
      a1 = (t1 & M) + (t0 >> 52) + (top >> 20) + (low >> 52);
      a2 = (t2 & M) + (t1 >> 52);
      a3 = (t3 & M) + (t2 >> 52);
      a4 = (t4 & M48) + (t3 >> 52);
    }
    n0 = a0;
    n1 = a1;
    n2 = a2;
    n3 = a3;
    n4 = a4;
  }

  /** The same value with magnitude 1. */
  void carry() {
    n1 += n0 >> 52;
    n2 += n1 >> 52;
    n3 += n2 >> 52;
    n4 += n3 >> 52;
    n0 = (n0 & M) + (n4 >> 48) * C;
    n1 &= M;
    n2 &= M;
    n3 &= M;
    n4 &= M48;
  }

  /** To the one representation with all limbs in range and a value below p. */
  void normalize() {
    // 32p is added first, limb by limb, so that no limb stays negative.
    n0 += 32 * P0;
    n1 += 32 * M;
    n2 += 32 * M;
    n3 += 32 * M;
    n4 += 32 * M48;
    carry();
    carry();
    // Now 0 <= value < 2^256 + a little: subtract p where needed, by adding C and looking at bit
    // 256.
    long c = (n0 + C) >> 52;
    c = (n1 + c) >> 52;
    c = (n2 + c) >> 52;
    c = (n3 + c) >> 52;
    c = (n4 + c) >> 48;
    n0 += c * C;
    n1 += n0 >> 52;
    n0 &= M;
    n2 += n1 >> 52;
    n1 &= M;
    n3 += n2 >> 52;
    n2 &= M;
    n4 += n3 >> 52;
    n3 &= M;
    n4 &= M48;
  }

  /** Whether the value is 0 mod p, by the same steps for every value. */
  boolean isZero() {
    Fe copy = copy();
    copy.normalize();
    return (copy.n0 | copy.n1 | copy.n2 | copy.n3 | copy.n4) == 0;
  }

  /** Whether the value is 0 mod p; quick for almost every value that is not. */
  boolean isZeroVar() {
    // A value k*p with small k has -k*C in its low limb; others almost never look like that.
    long low = (n0 << 12) >> 12;
    if (low > (C << 7) || low < -(C << 7)) {
      return false;
    }
    return isZero();
  }

  boolean equalsVar(Fe other) {
    Fe difference = new Fe();
    difference.sub(this, other);
    return difference.isZeroVar();
  }

  /** Of a normalized element. */
  boolean isOdd() {
    return (n0 & 1) != 0;
  }

  /** Negated where mask is -1. */
  void negateIf(long mask) {
    n0 = (n0 ^ mask) - mask;
    n1 = (n1 ^ mask) - mask;
    n2 = (n2 ^ mask) - mask;
    n3 = (n3 ^ mask) - mask;
    n4 = (n4 ^ mask) - mask;
  }

  /** Reads 32 big-endian bytes; false when they are not below p. */
  boolean read(byte[] in, int at) {
    long w3 = Words.getLong(in, at);
    long w2 = Words.getLong(in, at + 8);
    long w1 = Words.getLong(in, at + 16);
    long w0 = Words.getLong(in, at + 24);
    n0 = w0 & M;
    n1 = (w0 >>> 52 | w1 << 12) & M;
    n2 = (w1 >>> 40 | w2 << 24) & M;
    n3 = (w2 >>> 28 | w3 << 36) & M;
    n4 = w3 >>> 16;
    return !(n4 == M48 && n3 == M && n2 == M && n1 == M && n0 >= P0);
  }

  /** Writes a normalized element. */
  void write(byte[] out, int at) {
    Words.putLong(out, at, n4 << 16 | n3 >>> 36);
    Words.putLong(out, at + 8, n3 << 28 | n2 >>> 24);
    Words.putLong(out, at + 16, n2 << 40 | n1 >>> 12);
    Words.putLong(out, at + 24, n1 << 52 | n0);
  }
}
