package dev.parlor.crypto.curve;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.random.Entropy;

/**
 * A number mod q, the order of the group. Immutable. Its arithmetic takes the same steps for every
 * value, so it serves for secrets too; for that reason it is never printed.
 *
 * <p>Inside: five limbs of 52 bits in Montgomery form with R = 2^260, always below q.
 */
public final class Scalar {
  public static final int BYTES = 32;
  private static final long M = (1L << 52) - 1;
  private static final long Q0 = 0x25E8CD0364141L;
  private static final long Q1 = 0xE6AF48A03BBFDL;
  private static final long Q2 = 0xFFFFFFEBAAEDCL;
  private static final long Q3 = M;
  private static final long Q4 = (1L << 48) - 1;

  /** -1/q mod 2^52. */
  private static final long Q_INVERSE = 0xdff665588b13fL;

  public static final Scalar ZERO = new Scalar(0, 0, 0, 0, 0);
  public static final Scalar ONE =
      new Scalar(0xA1732FC9BEBF0L, 0x950B75FC4402DL, 0x14551231L, 0, 0);
  private static final Scalar R2 =
      new Scalar(
          0xE180C268B3B23L, 0x94FD6E33E4C8EL, 0xD07C73B975948L, 0xC5E697F5E45BCL, 0x671CD581C69BL);

  /** R * R * 2^256 mod q. */
  private static final Scalar R2_HIGH =
      new Scalar(
          0x67C28DD3E426BL, 0xACA114F8A50FFL, 0xB2DA6C1B552BL, 0x6DB1B31347F1DL, 0x5D800C18EF11L);

  /** The number 1 itself, which takes a number out of Montgomery form. */
  private static final Scalar PLAIN_ONE = new Scalar(1, 0, 0, 0, 0);

  final long n0;
  final long n1;
  final long n2;
  final long n3;
  final long n4;

  Scalar(long n0, long n1, long n2, long n3, long n4) {
    this.n0 = n0;
    this.n1 = n1;
    this.n2 = n2;
    this.n3 = n3;
    this.n4 = n4;
  }

  public static Scalar of(int value) {
    Scalar size = new Scalar(Math.abs((long) value), 0, 0, 0, 0).times(R2);
    return value < 0 ? size.negate() : size;
  }

  /** 32 big-endian bytes below q, and no more. */
  public static Scalar decode(byte[] in) throws BadInput {
    if (in.length != BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a scalar has 32 bytes");
    }
    return decode(in, 0);
  }

  /** The 32 bytes at an offset. */
  public static Scalar decode(byte[] in, int at) throws BadInput {
    if (at < 0 || at > in.length - BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a scalar has 32 bytes");
    }
    Scalar raw = raw(in, at);
    if (!raw.isBelowQ()) {
      throw new BadInput(BadInput.Reason.RANGE, "a scalar is below the order of the group");
    }
    return raw.times(R2);
  }

  /** 32 or 64 big-endian bytes, taken mod q. */
  public static Scalar reduce(byte[] in) {
    if (in.length == BYTES) {
      return raw(in, 0).times(R2);
    }
    if (in.length == 2 * BYTES) {
      return raw(in, 0).times(R2_HIGH).plus(raw(in, BYTES).times(R2));
    }
    throw new IllegalArgumentException("32 or 64 bytes");
  }

  /** A uniform number that is never zero. */
  public static Scalar random(Entropy entropy) {
    while (true) {
      Scalar value = reduce(entropy.bytes(2 * BYTES));
      if (!value.isZero()) {
        return value;
      }
    }
  }

  public byte[] encode() {
    byte[] out = new byte[BYTES];
    encode(out, 0);
    return out;
  }

  public void encode(byte[] out, int at) {
    Scalar plain = plain();
    BigEndian.putLong(out, at, plain.n4 << 16 | plain.n3 >>> 36);
    BigEndian.putLong(out, at + 8, plain.n3 << 28 | plain.n2 >>> 24);
    BigEndian.putLong(out, at + 16, plain.n2 << 40 | plain.n1 >>> 12);
    BigEndian.putLong(out, at + 24, plain.n1 << 52 | plain.n0);
  }

  public Scalar plus(Scalar b) {
    return reduced(n0 + b.n0, n1 + b.n1, n2 + b.n2, n3 + b.n3, n4 + b.n4);
  }

  public Scalar minus(Scalar b) {
    return reduced(n0 - b.n0 + Q0, n1 - b.n1 + Q1, n2 - b.n2 + Q2, n3 - b.n3 + Q3, n4 - b.n4 + Q4);
  }

  public Scalar negate() {
    return ZERO.minus(this);
  }

  public Scalar square() {
    return times(this);
  }

  public Scalar times(Scalar b) {
    long b0 = b.n0;
    long b1 = b.n1;
    long b2 = b.n2;
    long b3 = b.n3;
    long b4 = b.n4;
    long s0 = b0 << 6;
    long s1 = b1 << 6;
    long s2 = b2 << 6;
    long s3 = b3 << 6;
    long s4 = b4 << 6;
    long t0 = 0;
    long t1 = 0;
    long t2 = 0;
    long t3 = 0;
    long t4 = 0;
    for (int i = 0; i < 5; i++) {
      long a = i == 0 ? n0 : i == 1 ? n1 : i == 2 ? n2 : i == 3 ? n3 : n4;
      long s = a << 6;
      t0 += (a * b0) & M;
      long m = (t0 * Q_INVERSE) & M;
      long ms = m << 6;
      t0 += (m * Q0) & M;
      t1 +=
          Runtimes.high(s, s0)
              + ((a * b1) & M)
              + Runtimes.high(ms, Q0 << 6)
              + ((m * Q1) & M)
              + (t0 >>> 52);
      t2 += Runtimes.high(s, s1) + ((a * b2) & M) + Runtimes.high(ms, Q1 << 6) + ((m * Q2) & M);
      t3 += Runtimes.high(s, s2) + ((a * b3) & M) + Runtimes.high(ms, Q2 << 6) + ((m * Q3) & M);
      t4 += Runtimes.high(s, s3) + ((a * b4) & M) + Runtimes.high(ms, Q3 << 6) + ((m * Q4) & M);
      t0 = t1;
      t1 = t2;
      t2 = t3;
      t3 = t4;
      t4 = Runtimes.high(s, s4) + Runtimes.high(ms, Q4 << 6);
    }
    return reduced(t0, t1, t2, t3, t4);
  }

  /** 1/this; zero has no inverse. */
  public Scalar inverse() {
    if (isZero()) {
      throw new ArithmeticException("zero has no inverse");
    }
    // q - 2, most significant bit first; the exponent is public, so the branch gives nothing away.
    Scalar power = ONE;
    for (int bit = 255; bit >= 0; bit--) {
      power = power.square();
      long limb = bit >= 208 ? Q4 : bit >= 156 ? Q3 : bit >= 104 ? Q2 : bit >= 52 ? Q1 : Q0 - 2;
      if ((limb >>> (bit >= 208 ? bit - 208 : bit % 52) & 1) != 0) {
        power = power.times(this);
      }
    }
    return power;
  }

  public boolean isZero() {
    return (n0 | n1 | n2 | n3 | n4) == 0;
  }

  /** The plain number in five limbs, out of Montgomery form. */
  Scalar plain() {
    return times(PLAIN_ONE);
  }

  /** The number in Montgomery form. */
  Scalar montgomery() {
    return times(R2);
  }

  /**
   * Carries, and subtracts q when the number is not below it. The number must satisfy 0 <= number <
   * 2q.
   */
  private static Scalar reduced(long t0, long t1, long t2, long t3, long t4) {
    t1 += t0 >> 52;
    t0 &= M;
    t2 += t1 >> 52;
    t1 &= M;
    t3 += t2 >> 52;
    t2 &= M;
    t4 += t3 >> 52;
    t3 &= M;
    long d0 = t0 - Q0;
    long d1 = t1 - Q1 + (d0 >> 52);
    long d2 = t2 - Q2 + (d1 >> 52);
    long d3 = t3 - Q3 + (d2 >> 52);
    long d4 = t4 - Q4 + (d3 >> 52);
    long keep = d4 >> 63;
    return new Scalar(
        (t0 & keep) | (d0 & M & ~keep),
        (t1 & keep) | (d1 & M & ~keep),
        (t2 & keep) | (d2 & M & ~keep),
        (t3 & keep) | (d3 & M & ~keep),
        (t4 & keep) | (d4 & ~keep));
  }

  private static Scalar raw(byte[] in, int at) {
    long w3 = BigEndian.getLong(in, at);
    long w2 = BigEndian.getLong(in, at + 8);
    long w1 = BigEndian.getLong(in, at + 16);
    long w0 = BigEndian.getLong(in, at + 24);
    return new Scalar(
        w0 & M,
        (w0 >>> 52 | w1 << 12) & M,
        (w1 >>> 40 | w2 << 24) & M,
        (w2 >>> 28 | w3 << 36) & M,
        w3 >>> 16);
  }

  private boolean isBelowQ() {
    long d = (n0 - Q0) >> 52;
    d = (n1 - Q1 + d) >> 52;
    d = (n2 - Q2 + d) >> 52;
    d = (n3 - Q3 + d) >> 52;
    return n4 - Q4 + d < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Scalar b
        && ((n0 ^ b.n0) | (n1 ^ b.n1) | (n2 ^ b.n2) | (n3 ^ b.n3) | (n4 ^ b.n4)) == 0;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(n0 ^ n1 ^ n2 ^ n3 ^ n4);
  }

  /** Tells nothing, because the number may be a secret. */
  @Override
  public String toString() {
    return "Scalar";
  }
}
