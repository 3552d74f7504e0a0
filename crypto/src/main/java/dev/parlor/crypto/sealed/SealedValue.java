package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;

/** An ElGamal pair (C1, C2) = (r G, M + r H) under the joint key H. */
public record SealedValue(Point c1, Point c2) {
  public static final int SIZE = 2 * Point.BYTES;

  /** (G, M + H), with which a known value starts. */
  public static SealedValue ofKnown(Point value, Point jointKey) {
    return new SealedValue(Point.G, value.plus(jointKey));
  }

  static SealedValue decode(byte[] bytes, int at) throws BadInput {
    return new SealedValue(Point.decode(bytes, at), Point.decode(bytes, at + Point.BYTES));
  }

  void encode(byte[] out, int at) {
    c1.encode(out, at);
    c2.encode(out, at + Point.BYTES);
  }

  public SealedValue plus(SealedValue other) {
    return new SealedValue(c1.plus(other.c1), c2.plus(other.c2));
  }

  /** Multiplies both parts; public arithmetic for verifiers. */
  public SealedValue times(Scalar factor) {
    return new SealedValue(c1.times(factor), c2.times(factor));
  }
}
