package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * The products of every point with every scalar. All of them must be public, because the time
 * depends on the values. The doublings of a point serve all its products. For one product the
 * points 16^i * P go into the bucket of their digit, and a bucket's sum is counted as often as its
 * digit says (Yao's method). All points fill their buckets together, so that {@link AffineBuckets}
 * divides rarely.
 */
public final class AllProducts {
  private static final int WINDOW = 4;
  private static final int WINDOWS = 129 / WINDOW + 1;
  private static final int BUCKETS = 1 << (WINDOW - 1);
  private static final int POINT = 10;

  private final int count;

  /** 16^i * P for each point, and lambda times that. */
  private final long[][] halves;

  private AllProducts(List<Point> points) {
    count = points.size();
    List<Point> multiples = new ArrayList<>(count * WINDOWS);
    Jacobian p = new Jacobian();
    for (Point point : points) {
      p.set(point);
      for (int i = 0; i < WINDOWS; i++) {
        multiples.add(Point.of(p));
        p.twice(WINDOW);
      }
    }
    Point.normalize(multiples);
    halves = new long[2][multiples.size() * POINT];
    Fe x = new Fe();
    for (int i = 0; i < multiples.size(); i++) {
      long[] xy = multiples.get(i).affineCoordinates();
      System.arraycopy(xy, 0, halves[0], i * POINT, POINT);
      System.arraycopy(xy, 0, halves[1], i * POINT, POINT);
      x.load(xy, 0);
      x.mul(x, Glv.BETA);
      x.store(halves[1], i * POINT);
    }
  }

  /** For every scalar the products with all points, none of which may be infinity. */
  public static List<List<Point>> of(List<Point> points, List<Scalar> scalars) {
    AllProducts table = new AllProducts(points);
    List<List<Point>> products = new ArrayList<>(scalars.size());
    for (Scalar scalar : scalars) {
      products.add(table.times(scalar));
    }
    return products;
  }

  private List<Point> times(Scalar scalar) {
    int[][] digits = digits(scalar);
    AffineBuckets sums = AffineBuckets.ofPublic(count * BUCKETS, count * 2 * WINDOWS);
    for (int point = 0; point < count; point++) {
      for (int i = 0; i < 2 * WINDOWS; i++) {
        int digit = digits[i & 1][i >> 1];
        if (digit != 0) {
          sums.count(point * BUCKETS + Math.abs(digit) - 1);
        }
      }
    }
    sums.layOut();
    for (int point = 0; point < count; point++) {
      for (int i = 0; i < 2 * WINDOWS; i++) {
        int digit = digits[i & 1][i >> 1];
        if (digit != 0) {
          int bucket = point * BUCKETS + Math.abs(digit) - 1;
          sums.put(bucket, halves[i & 1], (point * WINDOWS + (i >> 1)) * POINT, digit < 0);
        }
      }
    }
    sums.addUp();
    List<Point> products = new ArrayList<>(count);
    for (int point = 0; point < count; point++) {
      products.add(Point.of(sums.weighted(point * BUCKETS, BUCKETS)));
    }
    Point.normalize(products);
    return products;
  }

  /** The digits of both halves, each from -7 to 8. */
  private static int[][] digits(Scalar scalar) {
    long[] halves = new long[4];
    int signs = Glv.split(scalar, halves, 0);
    int[][] digits = new int[2][WINDOWS];
    for (int half = 0; half < 2; half++) {
      boolean negative = (signs >> half & 1) != 0;
      int carry = 0;
      for (int i = 0; i < WINDOWS; i++) {
        int digit = Wnaf.bits(halves[2 * half], halves[2 * half + 1], i * WINDOW, WINDOW) + carry;
        carry = digit > BUCKETS ? 1 : 0;
        digit -= carry << WINDOW;
        digits[half][i] = negative ? -digit : digit;
      }
    }
    return digits;
  }
}
