package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * A sum of a few products: every scalar is split in two halves by {@link Glv}, each half is written
 * in a signed form with few digits (wNAF, window 5), and all share their doublings.
 */
final class Straus {
  private static final int WINDOW = 5;
  private static final int TABLE = 1 << (WINDOW - 2);

  private Straus() {}

  static Point sum(List<Point> points, List<Scalar> scalars) {
    List<Point> live = new ArrayList<>();
    List<Scalar> factors = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      if (!points.get(i).isInfinity() && !scalars.get(i).isZero()) {
        live.add(points.get(i));
        factors.add(scalars.get(i));
      }
    }
    if (live.isEmpty()) {
      return Point.INFINITY;
    }
    int n = live.size();
    long[] tables = OddMultiples.tables(live, TABLE);
    short[][] digits = new short[2 * n][];
    for (int i = 0; i < n; i++) {
      short[][] halves = Wnaf.halves(factors.get(i), WINDOW);
      digits[2 * i] = halves[0];
      digits[2 * i + 1] = halves[1];
    }
    Jacobian sum = new Jacobian();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int bit = Wnaf.DIGITS - 1; bit >= 0; bit--) {
      sum.twice();
      for (int i = 0; i < 2 * n; i++) {
        add(sum, tables, (i >> 1) * TABLE, digits[i][bit], (i & 1) != 0, x, y);
      }
    }
    return Point.of(sum);
  }

  /** Adds digit * P, or digit * lambda * P, from the odd multiples of P that start at an entry. */
  static void add(Jacobian sum, long[] tables, int first, int digit, boolean lambda, Fe x, Fe y) {
    if (digit == 0) {
      return;
    }
    int entry = (first + (Math.abs(digit) >> 1)) * 10;
    x.load(tables, entry);
    y.load(tables, entry + 5);
    if (lambda) {
      x.mul(x, Glv.BETA);
    }
    if (digit < 0) {
      y.neg(y);
    }
    sum.add(x, y);
  }
}
