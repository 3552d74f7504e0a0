package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/** Many divisions with one inversion (Montgomery's trick). */
final class Normalizer {
  private Normalizer() {}

  static void normalize(List<Point> points) {
    List<Point> open = new ArrayList<>();
    for (Point p : points) {
      if (p.coordinates().length == 15) {
        open.add(p);
      }
    }
    if (open.isEmpty()) {
      return;
    }
    Fe[] z = new Fe[open.size()];
    long[][] limbs = new long[z.length][];
    for (int i = 0; i < z.length; i++) {
      limbs[i] = open.get(i).coordinates();
      z[i] = new Fe();
      if (limbs[i].length == 15) {
        z[i].load(limbs[i], 10);
      } else {
        // the point is listed twice, or another thread has settled it meanwhile
        z[i].set(1);
      }
    }
    invertAll(z);
    for (int i = 0; i < z.length; i++) {
      if (limbs[i].length == 15) {
        open.get(i).settle(toAffine(limbs[i], z[i]));
      }
    }
  }

  private static long[] toAffine(long[] jacobian, Fe inverse) {
    Fe x = new Fe();
    Fe y = new Fe();
    Fe square = new Fe();
    x.load(jacobian, 0);
    y.load(jacobian, 5);
    square.sqr(inverse);
    x.mul(x, square);
    square.mul(square, inverse);
    y.mul(y, square);
    x.normalize();
    y.normalize();
    long[] xy = new long[10];
    x.store(xy, 0);
    y.store(xy, 5);
    return xy;
  }

  /** Replaces each element, none of them zero, by its inverse. */
  static void invertAll(Fe[] values) {
    Fe[] before = new Fe[values.length];
    Fe product = Fe.of(1);
    for (int i = 0; i < values.length; i++) {
      before[i] = product.copy();
      product.mul(product, values[i]);
    }
    new FePowers().invert(product, product);
    Fe next = new Fe();
    for (int i = values.length - 1; i >= 0; i--) {
      next.mul(product, values[i]);
      values[i].mul(product, before[i]);
      product.set(next);
    }
  }
}
