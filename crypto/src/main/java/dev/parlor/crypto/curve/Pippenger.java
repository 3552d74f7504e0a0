package dev.parlor.crypto.curve;

import java.util.List;

/**
 * A sum of many products. Scalars are halved by {@link Glv} and cut into windows. In every window a
 * point goes into the bucket of its digit, and a bucket's sum is counted as often as its digit
 * says. Several windows fill their buckets together, so that {@link AffineBuckets} divides rarely.
 */
final class Pippenger {
  private static final int BITS = 129;

  /**
   * About how many terms are filled in at a time: enough additions for a division, few enough for a
   * cache.
   */
  private static final int TERMS_AT_A_TIME = 3_000;

  private final int window;
  private final int count;
  private final long[] points;
  private final long[] halves;
  private final boolean[] negative;

  private Pippenger(int terms) {
    this.count = terms;
    this.window = bestWindow(terms);
    this.points = new long[terms * 10];
    this.halves = new long[terms * 2];
    this.negative = new boolean[terms];
  }

  static Point sum(List<Point> points, List<Scalar> scalars) {
    int n = points.size();
    Point.normalize(points);
    Pippenger sum = new Pippenger(2 * n);
    Fe x = new Fe();
    for (int i = 0; i < n; i++) {
      if (points.get(i).isInfinity()) {
        continue;
      }
      System.arraycopy(points.get(i).affineCoordinates(), 0, sum.points, 20 * i, 10);
      System.arraycopy(sum.points, 20 * i, sum.points, 20 * i + 10, 10);
      x.load(sum.points, 20 * i);
      x.mul(x, Glv.BETA);
      x.store(sum.points, 20 * i + 10);
      int signs = Glv.splitVar(scalars.get(i), sum.halves, 4 * i);
      sum.negative[2 * i] = (signs & 1) != 0;
      sum.negative[2 * i + 1] = (signs & 2) != 0;
    }
    return Point.of(sum.run());
  }

  /**
   * The window with the fewest multiplications: an addition to a bucket costs 6, counting a bucket
   * 27.
   */
  private static int bestWindow(int terms) {
    int best = 2;
    long least = Long.MAX_VALUE;
    for (int window = 2; window <= 14; window++) {
      long cost = (BITS / window + 1L) * (6L * terms + 27L * (1L << (window - 1)));
      if (cost < least) {
        least = cost;
        best = window;
      }
    }
    return best;
  }

  private Jacobian run() {
    int windows = BITS / window + 1;
    int buckets = 1 << (window - 1);
    int together = Math.min(windows, TERMS_AT_A_TIME / count + 1);
    int[] digits = new int[windows * count];
    for (int term = 0; term < count; term++) {
      writeDigits(term, windows, digits);
    }
    AffineBuckets sums = AffineBuckets.ofPublic(together * buckets, together * count);
    Jacobian result = new Jacobian();
    for (int top = windows; top > 0; top -= together) {
      int low = Math.max(0, top - together);
      fill(sums, digits, low, top, buckets);
      sums.addUp();
      for (int w = top - 1; w >= low; w--) {
        result.twice(window);
        result.add(sums.weighted((w - low) * buckets, buckets));
      }
    }
    return result;
  }

  private void fill(AffineBuckets sums, int[] digits, int low, int top, int buckets) {
    sums.clear();
    for (int i = low * count; i < top * count; i++) {
      if (digits[i] != 0) {
        sums.count((i / count - low) * buckets + Math.abs(digits[i]) - 1);
      }
    }
    sums.layOut();
    for (int i = low * count; i < top * count; i++) {
      if (digits[i] != 0) {
        int bucket = (i / count - low) * buckets + Math.abs(digits[i]) - 1;
        sums.put(bucket, points, i % count * 10, digits[i] < 0);
      }
    }
  }

  /**
   * Signed digits from -2^(window-1) to 2^(window-1); digits[w * count + term] belongs to window w.
   */
  private void writeDigits(int term, int windows, int[] digits) {
    int carry = 0;
    int half = 1 << (window - 1);
    for (int w = 0; w < windows; w++) {
      int digit = Wnaf.bits(halves[2 * term], halves[2 * term + 1], w * window, window) + carry;
      carry = digit > half ? 1 : 0;
      digit -= carry << window;
      digits[w * count + term] = negative[term] ? -digit : digit;
    }
  }
}
