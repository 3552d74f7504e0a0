package dev.parlor.crypto.sign;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.curve.Point;

/**
 * A BIP-340 public key: the x of a point with an even y. Only keys that belong to a point exist.
 */
public final class PublicKey implements Comparable<PublicKey> {
  public static final int BYTES = 32;

  private final Point point;

  private PublicKey(Point point) {
    this.point = point;
  }

  public static PublicKey decode(byte[] x) throws BadInput {
    return new PublicKey(Point.liftX(x));
  }

  /** The key of a point, its y made even. */
  static PublicKey of(Point point) {
    return new PublicKey(point.hasEvenY() ? point : point.negate());
  }

  public byte[] bytes() {
    return point.x();
  }

  /** The point with an even y. */
  public Point point() {
    return point;
  }

  public String hex() {
    return Hex.encode(bytes());
  }

  /** By the bytes, as unsigned numbers. */
  @Override
  public int compareTo(PublicKey other) {
    return hex().compareTo(other.hex());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PublicKey that && point.equals(that.point);
  }

  @Override
  public int hashCode() {
    return point.hashCode();
  }

  @Override
  public String toString() {
    return hex();
  }
}
