package dev.parlor.crypto.curve;

import java.util.List;

/** Sums of products of points and scalars, all of them public: time depends on the values. */
public final class MultiScalar {
  /** From so many terms on buckets are faster (measured). */
  private static final int FEW = 24;

  private MultiScalar() {}

  /** scalars[0] * points[0] + scalars[1] * points[1] + ... */
  public static Point sum(List<Point> points, List<Scalar> scalars) {
    if (points.size() != scalars.size()) {
      throw new IllegalArgumentException("as many scalars as points");
    }
    return points.size() < FEW ? Straus.sum(points, scalars) : Pippenger.sum(points, scalars);
  }
}
