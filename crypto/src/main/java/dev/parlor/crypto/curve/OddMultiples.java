package dev.parlor.crypto.curve;

import java.util.List;

/** Tables P, 3P, 5P, ... of points, in affine coordinates with one inversion for all. */
final class OddMultiples {
  private OddMultiples() {}

  /**
   * The number of points from which on a division for each round is cheaper than coordinates with
   * Z.
   */
  private static final int MANY = 12;

  /**
   * {@code size} entries, a power of two, of ten limbs for every point; no point may be infinity.
   */
  static long[] tables(List<Point> points, int size) {
    Point.normalize(points);
    return points.size() < MANY ? few(points, size) : many(points, size);
  }

  /**
   * Makes the tables round by round, for all points at once. With D = 2^k * P, the entries below D
   * plus D give as many entries again.
   */
  private static long[] many(List<Point> points, int size) {
    int n = points.size();
    long[] out = new long[n * size * 10];
    long[] step = new long[n * 10];
    for (int i = 0; i < n; i++) {
      System.arraycopy(points.get(i).affineCoordinates(), 0, out, i * size * 10, 10);
      System.arraycopy(points.get(i).affineCoordinates(), 0, step, i * 10, 10);
    }
    for (int have = 0; have < size; have = Math.max(1, 2 * have)) {
      int sumsEach = have + 1; // the last is the next D
      AffineBuckets sums = AffineBuckets.ofPublic(n * sumsEach, 2 * n * sumsEach);
      for (int bucket = 0; bucket < n * sumsEach; bucket++) {
        sums.count(bucket, 2);
      }
      sums.layOut();
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < sumsEach; j++) {
          boolean twice = j == have;
          sums.put(i * sumsEach + j, step, i * 10, false);
          sums.put(i * sumsEach + j, twice ? step : out, (twice ? i : i * size + j) * 10, false);
        }
      }
      sums.addUp();
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < have; j++) {
          sums.read(i * sumsEach + j, out, (i * size + have + j) * 10);
        }
        sums.read(i * sumsEach + have, step, i * 10);
      }
    }
    return out;
  }

  private static long[] few(List<Point> points, int size) {
    int n = points.size();
    Fe[] z = new Fe[n * size];
    long[] out = new long[n * size * 10];
    Jacobian p = new Jacobian();
    Jacobian twice = new Jacobian();
    for (int i = 0; i < n; i++) {
      p.set(points.get(i));
      twice.set(p);
      twice.twice();
      for (int j = 0; j < size; j++) {
        if (j > 0) {
          p.add(twice);
        }
        int entry = i * size + j;
        p.x.store(out, entry * 10);
        p.y.store(out, entry * 10 + 5);
        z[entry] = p.z.copy();
      }
    }
    Normalizer.invertAll(z);
    Fe x = new Fe();
    Fe y = new Fe();
    Fe square = new Fe();
    for (int entry = 0; entry < z.length; entry++) {
      x.load(out, entry * 10);
      y.load(out, entry * 10 + 5);
      square.sqr(z[entry]);
      x.mul(x, square);
      square.mul(square, z[entry]);
      y.mul(y, square);
      x.store(out, entry * 10);
      y.store(out, entry * 10 + 5);
    }
    return out;
  }
}
