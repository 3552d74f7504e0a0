package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * A long sum of factor * point that should come to zero. Points that turn up again (bases, or a
 * list that ends one shuffle and starts the next) are counted only once.
 */
final class Combination {
  private final Pedersen bases;
  private final IdentityHashMap<Point, Integer> places = new IdentityHashMap<>();
  private final List<Point> points = new ArrayList<>();
  private final List<Scalar> factors = new ArrayList<>();

  Combination(Pedersen bases) {
    this.bases = bases;
  }

  void add(Point point, Scalar factor) {
    Integer place = places.get(point);
    if (place == null) {
      places.put(point, points.size());
      points.add(point);
      factors.add(factor);
    } else {
      factors.set(place, factors.get(place).plus(factor));
    }
  }

  /** factor * com(values; randomness). */
  void addCommitment(Scalar factor, Decommitment known) {
    Scalar[] values = known.values();
    add(bases.hc(), factor.times(known.randomness()));
    for (int j = 0; j < values.length; j++) {
      add(bases.g(j), factor.times(values[j]));
    }
  }

  boolean isNothing() {
    return MultiScalar.sum(points, factors).isInfinity();
  }
}
