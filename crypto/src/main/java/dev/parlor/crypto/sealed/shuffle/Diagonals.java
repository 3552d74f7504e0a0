package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.TwoHands;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretBases;
import dev.parlor.crypto.curve.SmallSum;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The most expensive part of the prover: the coefficients T_k = sum of a_j C'_(row i) over k = m -
 * i + j of the product of the polynomials A = sum of a_j X^j and R = sum of C'_(row i) X^(m-i).
 * Multiplied out that takes m (m + 1) products of rows. Toom and Cook's way takes 2m: both
 * polynomials are evaluated at small places, multiplied there, and the coefficients interpolated.
 *
 * <p>The a_j are secret: A is evaluated with scalar arithmetic, which takes the same steps for all
 * values, and the products of rows go over the regular ladder. R and the places are public.
 */
final class Diagonals {
  private final Dimensions size;
  private final Interpolation interpolation;
  private final Scalar[][] vectors;

  private Diagonals(Dimensions size, Scalar[][] vectors) {
    this.size = size;
    this.interpolation = new Interpolation(size.m());
    this.vectors = vectors;
  }

  /** T_0 .. T_(2m-1); {@code vectors} holds a_0 .. a_m. */
  static List<SealedValue> of(Dimensions size, SealedList out, Scalar[][] vectors) {
    Diagonals diagonals = new Diagonals(size, vectors);
    List<List<Scalar>> factors = diagonals.factors();
    List<List<Point>> parts =
        TwoHands.both(
            () -> diagonals.coefficients(out, SealedValue::c1, factors),
            () -> diagonals.coefficients(out, SealedValue::c2, factors));
    List<SealedValue> sums = new ArrayList<>();
    for (int k = 0; k < 2 * size.m(); k++) {
      sums.add(new SealedValue(parts.get(0).get(k), parts.get(1).get(k)));
    }
    return sums;
  }

  /** A at -(m-1) .. m-1, divided by the scale, and at infinity. */
  private List<List<Scalar>> factors() {
    int m = size.m();
    Scalar share = interpolation.scale().inverse();
    List<List<Scalar>> values = new ArrayList<>();
    for (int t = 1 - m; t < m; t++) {
      Scalar[] powers = Vectors.times(Vectors.powers(Scalar.of(t), m + 1), share);
      values.add(Arrays.asList(Vectors.combine(powers, vectors)));
    }
    values.add(Arrays.asList(vectors[m]));
    return values;
  }

  private List<Point> coefficients(
      SealedList out, Function<SealedValue, Point> component, List<List<Scalar>> factors) {
    List<Point> points = new ArrayList<>();
    for (SealedValue value : out.values()) {
      points.add(component.apply(value));
    }
    List<Point> bases = new ArrayList<>();
    List<int[]> numbers = new ArrayList<>();
    for (List<Point> row : rowsAtPlaces(points)) {
      int first = bases.size();
      numbers.add(IntStream.range(first, first + row.size()).toArray());
      bases.addAll(row);
    }
    List<Point> products = SecretBases.of(bases).sums(numbers, factors);
    List<Point> coefficients = new ArrayList<>();
    for (int k = 0; k < 2 * size.m(); k++) {
      coefficients.add(SmallSum.of(products, interpolation.row(k)));
    }
    return coefficients;
  }

  /** R at -(m-1) .. m-1 and at infinity: for each place a row of n points. */
  private List<List<Point>> rowsAtPlaces(List<Point> points) {
    int m = size.m();
    List<List<Point>> places = new ArrayList<>();
    for (int place = 0; place < 2 * m; place++) {
      places.add(new ArrayList<>(size.n()));
    }
    for (int column = 0; column < size.n(); column++) {
      List<Point> even = new ArrayList<>();
      List<Point> odd = new ArrayList<>();
      for (int power = 0; power < m; power++) {
        (power % 2 == 0 ? even : odd).add(points.get((m - 1 - power) * size.n() + column));
      }
      places.get(m - 1).add(even.get(0));
      places.get(2 * m - 1).add(points.get(column));
      for (long t = 1; t < m; t++) {
        Point evenPart = SmallSum.of(even, powers(1, t * t, even.size()));
        Point oddPart = SmallSum.of(odd, powers(t, t * t, odd.size()));
        places.get(m - 1 + (int) t).add(evenPart.plus(oddPart));
        places.get(m - 1 - (int) t).add(evenPart.minus(oddPart));
      }
    }
    return places;
  }

  /** first, first * step, first * step^2, ... */
  private static long[] powers(long first, long step, int count) {
    long[] powers = new long[count];
    long power = first;
    for (int i = 0; i < count; i++) {
      powers[i] = power;
      power *= step;
    }
    return powers;
  }
}
