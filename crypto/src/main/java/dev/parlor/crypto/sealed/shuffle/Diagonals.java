package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretBases;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The prover's dear part: for every k but m the sum of a_j C'_(row i) over k = m - i + j, with
 * secret a_j, so on the regular ladder.
 */
final class Diagonals {
  private Diagonals() {}

  /** {@code vectors} holds a_0 .. a_m; entry m of the answer is left at nothing. */
  static List<SealedValue> of(Dimensions size, SealedList out, Scalar[][] vectors) {
    int m = size.m();
    SealedValue[] sums = new SealedValue[2 * m];
    Arrays.fill(sums, new SealedValue(Point.INFINITY, Point.INFINITY));
    for (int i = 1; i <= m; i++) {
      List<Point> first = new ArrayList<>();
      List<Point> second = new ArrayList<>();
      for (int l = (i - 1) * size.n(); l < i * size.n(); l++) {
        first.add(out.get(l).c1());
        second.add(out.get(l).c2());
      }
      List<List<Scalar>> rows = new ArrayList<>();
      List<Integer> places = new ArrayList<>();
      for (int j = 0; j <= m; j++) {
        if (j != i) {
          rows.add(Arrays.asList(vectors[j]));
          places.add(m - i + j);
        }
      }
      List<Point> firsts = SecretBases.of(first).sums(rows);
      List<Point> seconds = SecretBases.of(second).sums(rows);
      for (int row = 0; row < rows.size(); row++) {
        int k = places.get(row);
        sums[k] = sums[k].plus(new SealedValue(firsts.get(row), seconds.get(row)));
      }
    }
    return Arrays.asList(sums);
  }
}
