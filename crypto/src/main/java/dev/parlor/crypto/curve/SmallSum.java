package dev.parlor.crypto.curve;

import java.util.List;

/**
 * Sums of points with small public factors. There are no tables, and as many doublings as the
 * longest factor has bits.
 */
public final class SmallSum {
  private SmallSum() {}

  /** factors[0] * points[0] + factors[1] * points[1] + ...; the points are best normalized. */
  public static Point of(List<Point> points, long... factors) {
    if (points.size() != factors.length) {
      throw new IllegalArgumentException("as many factors as points");
    }
    long[] plus = new long[factors.length];
    long[] minus = new long[factors.length];
    int bits = 0;
    for (int i = 0; i < factors.length; i++) {
      long size = Math.abs(factors[i]);
      // The signed form without neighbouring digits: 3k and k differ where it is not zero.
      long tripled = 3 * size;
      boolean positive = factors[i] >= 0;
      plus[i] = (positive ? tripled & ~size : size & ~tripled) >>> 1;
      minus[i] = (positive ? size & ~tripled : tripled & ~size) >>> 1;
      bits = Math.max(bits, 64 - Long.numberOfLeadingZeros(tripled));
    }
    Jacobian sum = new Jacobian();
    Jacobian term = new Jacobian();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int bit = bits - 1; bit >= 0; bit--) {
      sum.twice();
      for (int i = 0; i < factors.length; i++) {
        boolean add = (plus[i] >>> bit & 1) != 0;
        if (add || (minus[i] >>> bit & 1) != 0) {
          addTerm(sum, points.get(i), add, term, x, y);
        }
      }
    }
    return Point.of(sum);
  }

  private static void addTerm(Jacobian sum, Point point, boolean add, Jacobian term, Fe x, Fe y) {
    long[] c = point.coordinates();
    if (c.length == 10) {
      x.load(c, 0);
      y.load(c, 5);
      if (!add) {
        y.neg(y);
      }
      sum.add(x, y);
    } else if (c.length == 15) {
      term.set(point);
      if (!add) {
        term.negate();
      }
      sum.add(term);
    }
  }
}
