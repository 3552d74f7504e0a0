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
  private static final int DIGITS = 130;

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
    byte[][] digits = new byte[2 * n][DIGITS];
    long[] halves = new long[4];
    for (int i = 0; i < n; i++) {
      int signs = Glv.split(factors.get(i), halves, 0);
      Wnaf.write(halves[0], halves[1], (signs & 1) != 0, WINDOW, digits[2 * i]);
      Wnaf.write(halves[2], halves[3], (signs & 2) != 0, WINDOW, digits[2 * i + 1]);
    }
    Jacobian sum = new Jacobian();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int bit = DIGITS - 1; bit >= 0; bit--) {
      sum.twice();
      for (int i = 0; i < 2 * n; i++) {
        int digit = digits[i][bit];
        if (digit != 0) {
          int entry = ((i >> 1) * TABLE + (Math.abs(digit) >> 1)) * 10;
          x.load(tables, entry);
          y.load(tables, entry + 5);
          if ((i & 1) != 0) {
            x.mul(x, Glv.BETA);
          }
          if (digit < 0) {
            y.neg(y);
          }
          sum.add(x, y);
        }
      }
    }
    return Point.of(sum);
  }
}
