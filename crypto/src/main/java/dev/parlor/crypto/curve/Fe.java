package dev.parlor.crypto.curve;

/**
 * A mutable element of the field mod p = 2^256 - 0x1000003D1, in five signed limbs of 52 bits, not
 * always reduced. No branch and no memory access depends on a value, except in the methods whose
 * name says {@code Var}.
 *
 * <p>Products and squares give limbs of about 2^52 ("magnitude 1") and take limbs below 2^56 in
 * absolute value: sums and differences of up to 15 products may go into the next one as they are.
 * Comments on magnitudes in the formulas count those.
 */
final class Fe {
  static final int BYTES = 32;
  private static final long M = (1L << 52) - 1;
  private static final long M48 = (1L << 48) - 1;

  /** 2^256 mod p. */
  static final long C = 0x1000003D1L;

  /** C = 2^32 + C_LOW. */
  static final long C_LOW = 977;

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

  /** Subtracts an element kept in an array. {@link #carry} makes the magnitude 1 again. */
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

  /** Multiplies by a factor below 2^6 and carries: the magnitude is 1 again. */
  void times(Fe a, int factor) {
    scale(a, factor);
    carry();
  }

  void mul(Fe a, Fe b) {
    if (Runtimes.WIDE) {
      WideProduct.mul(this, a, b);
    } else {
      HalfProduct.mul(this, a, b);
    }
  }

  void sqr(Fe a) {
    sqr(a, 1);
  }

  /** Squares as often as asked, with the limbs kept in registers. */
  void sqr(Fe a, int times) {
    if (Runtimes.WIDE) {
      WideProduct.sqr(this, a, times);
    } else {
      HalfProduct.sqr(this, a, times);
    }
  }

  /** Brings this element to magnitude 1, without changing its value. */
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

  /** Brings the element to its one representation with all limbs in range and a value below p. */
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

  /** Whether a normalized element is odd. */
  boolean isOdd() {
    return (n0 & 1) != 0;
  }

  /** Negates the element where the mask is -1. */
  void negateIf(long mask) {
    n0 = (n0 ^ mask) - mask;
    n1 = (n1 ^ mask) - mask;
    n2 = (n2 ^ mask) - mask;
    n3 = (n3 ^ mask) - mask;
    n4 = (n4 ^ mask) - mask;
  }

  /** Reads 32 big-endian bytes; false when they are not below p. */
  boolean read(byte[] in, int at) {
    long w3 = BigEndian.getLong(in, at);
    long w2 = BigEndian.getLong(in, at + 8);
    long w1 = BigEndian.getLong(in, at + 16);
    long w0 = BigEndian.getLong(in, at + 24);
    n0 = w0 & M;
    n1 = (w0 >>> 52 | w1 << 12) & M;
    n2 = (w1 >>> 40 | w2 << 24) & M;
    n3 = (w2 >>> 28 | w3 << 36) & M;
    n4 = w3 >>> 16;
    return !(n4 == M48 && n3 == M && n2 == M && n1 == M && n0 >= P0);
  }

  /** Writes a normalized element. */
  void write(byte[] out, int at) {
    BigEndian.putLong(out, at, n4 << 16 | n3 >>> 36);
    BigEndian.putLong(out, at + 8, n3 << 28 | n2 >>> 24);
    BigEndian.putLong(out, at + 16, n2 << 40 | n1 >>> 12);
    BigEndian.putLong(out, at + 24, n1 << 52 | n0);
  }
}
