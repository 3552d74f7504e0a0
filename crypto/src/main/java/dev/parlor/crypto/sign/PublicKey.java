package dev.parlor.crypto.sign;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.curve.GeneratorSum;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.PreparedPoint;
import dev.parlor.crypto.curve.Scalar;
import org.jspecify.annotations.Nullable;

/** A BIP-340 public key: the x of a point with an even y. Every object belongs to such a point. */
public final class PublicKey implements Comparable<PublicKey> {
  public static final int BYTES = 32;

  /** After how many signatures a key is prepared, because it will probably verify more. */
  private static final int WORTH_PREPARING = 4;

  private final Point point;
  private int checked;
  private @Nullable PreparedPoint prepared;

  private PublicKey(Point point) {
    this.point = point;
  }

  public static PublicKey decode(byte[] x) throws BadInput {
    return new PublicKey(Point.liftX(x));
  }

  /** The key of a point, with its y made even. */
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

  /** Whether s * G + k * P is a point with an even y and the x at an offset. */
  boolean matches(Scalar s, Scalar k, byte[] x, int at) {
    PreparedPoint ready = prepared;
    if (ready == null && ++checked > WORTH_PREPARING) {
      ready = PreparedPoint.of(point);
      prepared = ready;
    }
    return ready == null
        ? GeneratorSum.hasEvenYAndX(s, k, point, x, at)
        : GeneratorSum.hasEvenYAndX(s, k, ready, x, at);
  }

  public String hex() {
    return Hex.encode(bytes());
  }

  /** Compares the bytes as unsigned numbers. */
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
