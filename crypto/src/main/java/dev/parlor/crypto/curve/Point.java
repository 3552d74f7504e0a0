package dev.parlor.crypto.curve;

import dev.parlor.crypto.BadInput;
import java.util.Arrays;
import java.util.List;

/**
 * A point of secp256k1, infinity included. Immutable. Its operations take time that depends on
 * their inputs: for public values only (secret scalars: {@link SecretMul}).
 *
 * <p>A computed point keeps its common denominator until somebody needs its coordinates; {@link
 * #normalize} does that for many points with a single inversion.
 */
public final class Point {
  public static final int BYTES = 33;

  public static final Point INFINITY = new Point(new long[0]);

  /** The generator G. */
  public static final Point G =
      new Point(
          new long[] {
            0x2815B16F81798L, 0xDB2DCE28D959FL, 0xE870B07029BFCL, 0xBBAC55A06295CL, 0x79BE667EF9DCL,
            0x7D08FFB10D4B8L, 0x48A68554199C4L, 0xE1108A8FD17B4L, 0xC4655DA4FBFC0L, 0x483ADA7726A3L
          });

  /** The coordinates: none for infinity; x and y, normalized; or x, y and z of {@link Jacobian}. */
  private volatile long[] coordinates;

  private Point(long[] coordinates) {
    this.coordinates = coordinates;
  }

  static Point of(Jacobian p) {
    if (p.infinity) {
      return INFINITY;
    }
    long[] c = new long[15];
    p.x.store(c, 0);
    p.y.store(c, 5);
    p.z.store(c, 10);
    return new Point(c);
  }

  /** A point from coordinates that belong to one. They are normalized here. */
  static Point affine(Fe x, Fe y) {
    x.normalize();
    y.normalize();
    long[] c = new long[10];
    x.store(c, 0);
    y.store(c, 5);
    return new Point(c);
  }

  /**
   * Exactly 33 bytes: 02 or 03, then x below p of a point on the curve. Infinity has no encoding.
   */
  public static Point decode(byte[] in) throws BadInput {
    if (in.length != BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a point has 33 bytes");
    }
    return decode(in, 0);
  }

  /** The 33 bytes at an offset. */
  public static Point decode(byte[] in, int at) throws BadInput {
    if (at < 0 || at > in.length - BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a point has 33 bytes");
    }
    if (in[at] != 2 && in[at] != 3) {
      throw new BadInput(BadInput.Reason.PREFIX, "a point starts with 02 or 03");
    }
    return lift(in, at + 1, in[at] == 3);
  }

  /** The point with this x (32 bytes) and an even y, as BIP-340 has it. */
  public static Point liftX(byte[] x) throws BadInput {
    if (x.length != Fe.BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "an x coordinate has 32 bytes");
    }
    return lift(x, 0, false);
  }

  /** {@link #liftX(byte[])} of the 32 bytes at an offset. */
  public static Point liftX(byte[] in, int at) throws BadInput {
    if (at < 0 || at > in.length - Fe.BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "an x coordinate has 32 bytes");
    }
    return lift(in, at, false);
  }

  private static Point lift(byte[] in, int at, boolean odd) throws BadInput {
    Fe x = new Fe();
    if (!x.read(in, at)) {
      throw new BadInput(BadInput.Reason.RANGE, "a coordinate is below p");
    }
    Fe square = new Fe();
    square.sqr(x);
    square.mul(square, x);
    square.n0 += 7;
    Fe y = new Fe();
    new FePowers().sqrt(y, square);
    Fe check = new Fe();
    check.sqr(y);
    if (!check.equalsVar(square)) {
      throw new BadInput(BadInput.Reason.OFF_CURVE, "no point has this x");
    }
    y.normalize();
    if (y.isOdd() != odd) {
      y.neg(y);
    }
    return affine(x, y);
  }

  public byte[] encode() {
    byte[] out = new byte[BYTES];
    encode(out, 0);
    return out;
  }

  /** Writes 33 bytes. Infinity has no encoding, and asking for it is the caller's mistake. */
  public void encode(byte[] out, int at) {
    long[] c = affineCoordinates();
    out[at] = (byte) (2 + (c[5] & 1));
    writeX(c, out, at + 1);
  }

  /** The 32 bytes of x. */
  public byte[] x() {
    byte[] out = new byte[Fe.BYTES];
    writeX(affineCoordinates(), out, 0);
    return out;
  }

  public boolean hasEvenY() {
    return (affineCoordinates()[5] & 1) == 0;
  }

  public boolean isInfinity() {
    return coordinates.length == 0;
  }

  public Point plus(Point other) {
    Jacobian sum = new Jacobian();
    sum.set(this);
    Jacobian p = new Jacobian();
    p.set(other);
    sum.add(p);
    return of(sum);
  }

  public Point minus(Point other) {
    return plus(other.negate());
  }

  public Point negate() {
    long[] c = coordinates;
    if (c.length == 0) {
      return this;
    }
    Fe y = new Fe();
    y.load(c, 5);
    y.neg(y);
    y.normalize();
    long[] negated = c.clone();
    y.store(negated, 5);
    return new Point(negated);
  }

  /** The product with a public factor. A secret one goes through {@link SecretMul}. */
  public Point times(Scalar factor) {
    return MultiScalar.sum(List.of(this), List.of(factor));
  }

  /** Works out the coordinates of all points with one inversion; changes none of them. */
  public static void normalize(List<Point> points) {
    Normalizer.normalize(points);
  }

  /** The coordinates as they are kept: 0, 10 or 15 limbs, not to be changed. */
  long[] coordinates() {
    return coordinates;
  }

  /** x and y, ten limbs, normalized; infinity has none. */
  long[] affineCoordinates() {
    long[] c = coordinates;
    if (c.length == 0) {
      throw new IllegalStateException("infinity has no coordinates");
    }
    if (c.length == 15) {
      Normalizer.normalize(List.of(this));
      c = coordinates;
    }
    return c;
  }

  /** Keeps the same point in its lasting form. */
  void settle(long[] xy) {
    coordinates = xy;
  }

  private static void writeX(long[] c, byte[] out, int at) {
    Fe x = new Fe();
    x.load(c, 0);
    x.write(out, at);
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Point that)) {
      return false;
    }
    if (isInfinity() || that.isInfinity()) {
      return isInfinity() == that.isInfinity();
    }
    return Arrays.equals(affineCoordinates(), that.affineCoordinates());
  }

  @Override
  public int hashCode() {
    return isInfinity() ? 0 : Arrays.hashCode(affineCoordinates());
  }

  @Override
  public String toString() {
    return isInfinity() ? "infinity" : dev.parlor.crypto.Hex.encode(encode());
  }
}
