package dev.parlor.crypto.curve;

import java.util.List;

/** Tables P, 3P, 5P, ... of points, in affine coordinates with one inversion for all. */
final class OddMultiples {
  private OddMultiples() {}

  /** {@code size} entries of ten limbs for every point; no point may be infinity. */
  static long[] tables(List<Point> points, int size) {
    int n = points.size();
    Point.normalize(points);
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
