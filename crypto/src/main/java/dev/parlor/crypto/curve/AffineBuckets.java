package dev.parlor.crypto.curve;

import java.util.Arrays;

/**
 * Buckets of affine points that are added up pair by pair. A round halves every bucket, and all
 * additions of a round share one inversion. An addition thus costs 6 multiplications instead of 11.
 * The places of the points decide which ones are added; only equal and opposite points take another
 * path. Where secrets have picked the points, the same steps find out for all of them whether two
 * are equal.
 */
final class AffineBuckets {
  private final boolean secret;
  private final int[] size;
  private final int[] start;
  private final long[] points;

  /**
   * For each pair the difference by which it divides, and the product of all such differences
   * behind it.
   */
  private final long[] divisors;

  private final long[] behind;

  /** Per pair: 0 an addition, 1 a doubling, 2 two points that cancel out. */
  private final byte[] kind;

  private final Fe x1 = new Fe();
  private final Fe y1 = new Fe();
  private final Fe x2 = new Fe();
  private final Fe y2 = new Fe();
  private final Fe d = new Fe();
  private final Fe inverse = new Fe();
  private final Fe product = new Fe();
  private final FePowers powers = new FePowers();

  private AffineBuckets(boolean secret, int buckets, int capacity) {
    this.secret = secret;
    size = new int[buckets];
    start = new int[buckets + 1];
    points = new long[capacity * 10];
    divisors = new long[(capacity / 2 + 1) * 5];
    behind = new long[(capacity / 2 + 1) * 5];
    kind = new byte[capacity / 2 + 1];
  }

  /** Buckets for points that anybody may know. */
  static AffineBuckets ofPublic(int buckets, int capacity) {
    return new AffineBuckets(false, buckets, capacity);
  }

  /** Buckets for points that secret digits have picked. */
  static AffineBuckets ofSecret(int buckets, int capacity) {
    return new AffineBuckets(true, buckets, capacity);
  }

  /** Begins the filling. Its steps are: clear, count every point, lay out, put every point. */
  void clear() {
    Arrays.fill(size, 0);
  }

  void count(int bucket) {
    size[bucket]++;
  }

  void count(int bucket, int points) {
    size[bucket] += points;
  }

  void layOut() {
    int at = 0;
    for (int i = 0; i < size.length; i++) {
      start[i] = at;
      at += size[i];
      size[i] = 0;
    }
    start[size.length] = at;
  }

  void put(int bucket, long[] from, int at, boolean negated) {
    int to = (start[bucket] + size[bucket]++) * 10;
    System.arraycopy(from, at, points, to, 10);
    if (negated) {
      for (int i = to + 5; i < to + 10; i++) {
        points[i] = -points[i];
      }
    }
  }

  void put(int bucket, Fe x, Fe y) {
    int to = (start[bucket] + size[bucket]++) * 10;
    x.store(points, to);
    y.store(points, to + 5);
  }

  /** Copies the bucket's sum; false when it is infinity. To be called after adding up. */
  boolean read(int bucket, long[] to, int at) {
    System.arraycopy(points, start[bucket] * 10, to, at, 10);
    return size[bucket] > 0;
  }

  Point point(int bucket) {
    if (size[bucket] == 0) {
      return Point.INFINITY;
    }
    x1.load(points, start[bucket] * 10);
    y1.load(points, start[bucket] * 10 + 5);
    return Point.affine(x1, y1);
  }

  /** Adds up until no bucket holds more than one point. */
  void addUp() {
    while (round()) {
      // Another round while some bucket still holds a pair.
    }
  }

  private boolean round() {
    int pairs = multiplyDivisors();
    if (pairs == 0) {
      return false;
    }
    powers.invert(inverse, product);
    int pair = pairs;
    for (int bucket = 0; bucket < size.length; bucket++) {
      pair -= size[bucket] / 2;
      size[bucket] = addPairs(start[bucket], size[bucket], pair);
    }
    return true;
  }

  /**
   * Multiplies from the last bucket to the first. The numbers of pairs count down from that of the
   * last pair.
   */
  private int multiplyDivisors() {
    product.set(1);
    int pair = 0;
    for (int bucket = size.length - 1; bucket >= 0; bucket--) {
      int pairs = size[bucket] / 2;
      for (int i = pairs - 1; i >= 0; i--) {
        int at = (start[bucket] + 2 * i) * 10;
        // Pairs of a bucket are numbered upwards within it, buckets downwards.
        int number = pair + i;
        product.store(behind, number * 5);
        loadDivisor(at, number);
        d.store(divisors, number * 5);
        product.mul(product, d);
      }
      pair += pairs;
    }
    return pair;
  }

  private void loadDivisor(int at, int number) {
    d.difference(points, at + 10, at);
    kind[number] = 0;
    if (secret ? d.isZero() : d.isZeroVar()) {
      y1.load(points, at + 5);
      y2.load(points, at + 15);
      if (y1.equalsVar(y2)) {
        kind[number] = 1;
        d.add(y1, y1);
      } else {
        kind[number] = 2;
        d.set(1);
      }
    }
  }

  /** Replaces a bucket's points by the sums of its pairs; answers how many points remain. */
  private int addPairs(int first, int count, int firstPair) {
    int out = first * 10;
    for (int i = 0; i + 1 < count; i += 2) {
      int at = (first + i) * 10;
      int number = firstPair + i / 2;
      // inverse is 1 / (this divisor and all behind it).
      d.load(behind, number * 5);
      product.mul(inverse, d);
      d.load(divisors, number * 5);
      inverse.mul(inverse, d);
      if (kind[number] != 2) {
        addPair(at, out, kind[number] == 1);
        out += 10;
      }
    }
    if (count % 2 != 0) {
      System.arraycopy(points, (first + count - 1) * 10, points, out, 10);
      out += 10;
    }
    return out / 10 - first;
  }

  /** Adds a pair, with 1 / divisor in product. */
  private void addPair(int at, int out, boolean doubling) {
    if (doubling) {
      x1.load(points, at);
      d.sqr(x1);
      d.scale(d, 3);
    } else {
      d.difference(points, at + 15, at + 5);
    }
    d.mul(d, product); // the slope
    // Coordinates that are added again and again must not grow: they are carried.
    x2.sqr(d);
    x2.subtract(points, at);
    x2.subtract(points, at + 10);
    x2.carry();
    y2.difference(points, at, x2);
    y2.mul(y2, d);
    y2.subtract(points, at + 5);
    y2.carry();
    x2.store(points, out);
    y2.store(points, out + 5);
  }

  /** 1 * first bucket + 2 * second + ... + count * last. */
  Jacobian weighted(int firstBucket, int count) {
    Jacobian running = new Jacobian();
    Jacobian sum = new Jacobian();
    for (int bucket = firstBucket + count - 1; bucket >= firstBucket; bucket--) {
      if (size[bucket] > 0) {
        x1.load(points, start[bucket] * 10);
        y1.load(points, start[bucket] * 10 + 5);
        running.add(x1, y1);
      }
      sum.add(running);
    }
    return sum;
  }
}
