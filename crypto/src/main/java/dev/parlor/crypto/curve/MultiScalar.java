package dev.parlor.crypto.curve;

import dev.parlor.crypto.TwoHands;
import java.util.List;

/**
 * Sums of products of points and scalars. All of them must be public, because the time depends on
 * the values.
 */
public final class MultiScalar {
  /** The number of terms from which on buckets are faster, as measured. */
  private static final int FEW = 24;

  private MultiScalar() {}

  /** scalars[0] * points[0] + scalars[1] * points[1] + ... */
  public static Point sum(List<Point> points, List<Scalar> scalars) {
    if (points.size() != scalars.size()) {
      throw new IllegalArgumentException("as many scalars as points");
    }
    int half = points.size() / 2;
    if (half < FEW || !TwoHands.areFree()) {
      return sumOf(points, scalars);
    }
    List<Point> halves =
        TwoHands.both(
            () -> sumOf(points.subList(0, half), scalars.subList(0, half)),
            () ->
                sumOf(points.subList(half, points.size()), scalars.subList(half, scalars.size())));
    return halves.get(0).plus(halves.get(1));
  }

  private static Point sumOf(List<Point> points, List<Scalar> scalars) {
    return points.size() < FEW ? Straus.sum(points, scalars) : Pippenger.sum(points, scalars);
  }
}
