package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagonalsTest {
  private final SeededEntropy entropy = new SeededEntropy("diagonals");

  @Test
  void interpolatedCoefficientsAreTheMultipliedOutOnes() {
    for (int m = 1; m <= 6; m++) {
      int n = 2 * m;
      Dimensions size = new Dimensions(m, n);
      List<SealedValue> values = new ArrayList<>();
      for (int i = 0; i < m * n; i++) {
        values.add(new SealedValue(randomPoint(), randomPoint()));
      }
      SealedList out = new SealedList(values);
      Scalar[][] vectors = new Scalar[m + 1][n];
      for (Scalar[] vector : vectors) {
        for (int j = 0; j < n; j++) {
          vector[j] = Scalar.random(entropy);
        }
      }
      assertEquals(plain(size, out, vectors), Diagonals.of(size, out, vectors));
    }
  }

  private static List<SealedValue> plain(Dimensions size, SealedList out, Scalar[][] vectors) {
    List<SealedValue> sums = new ArrayList<>();
    for (int k = 0; k < 2 * size.m(); k++) {
      SealedValue sum = new SealedValue(Point.INFINITY, Point.INFINITY);
      for (int i = 1; i <= size.m(); i++) {
        int j = k - size.m() + i;
        for (int l = 0; j >= 0 && j <= size.m() && l < size.n(); l++) {
          sum = sum.plus(out.get((i - 1) * size.n() + l).times(vectors[j][l]));
        }
      }
      sums.add(sum);
    }
    return sums;
  }

  private Point randomPoint() {
    return Point.G.times(Scalar.random(entropy));
  }
}
