package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * Products of points with secret scalars: 64 windows of four bits, in each four doublings and one
 * addition a point, with complete formulas and entries picked by looking at all of them. Which
 * points and how many is public; the scalars change nothing about the steps taken.
 */
public final class SecretMul {
  private SecretMul() {}

  /** secret * G. */
  public static Point timesG(Scalar secret) {
    return FixedBase.g().times(secret);
  }

  /** secret * point. */
  public static Point times(Point point, Scalar secret) {
    return sum(List.of(point), List.of(secret));
  }

  /** One secret for many points (unlock shares), with one inversion for all. */
  public static List<Point> timesEach(List<Point> points, Scalar secret) {
    List<Projective> sums = new ArrayList<>(points.size());
    for (Point point : points) {
      sums.add(SecretBases.of(List.of(point)).accumulate(List.of(secret)));
    }
    return toPoints(sums);
  }

  /** secrets[0] * points[0] + secrets[1] * points[1] + ... */
  public static Point sum(List<Point> points, List<Scalar> secrets) {
    return SecretBases.of(points).sum(secrets);
  }

  static List<Point> toPoints(List<Projective> sums) {
    Fe[] inverses = new Fe[sums.size()];
    for (int i = 0; i < inverses.length; i++) {
      Fe z = sums.get(i).z;
      // infinity is public and the one exception: it becomes itself, whatever the inverse is
      inverses[i] = z.isZeroVar() ? Fe.of(1) : z.copy();
    }
    Normalizer.invertAll(inverses);
    List<Point> points = new ArrayList<>(inverses.length);
    for (int i = 0; i < inverses.length; i++) {
      points.add(sums.get(i).toPoint(inverses[i]));
    }
    return points;
  }
}
