package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/**
 * How to come back from the values of a polynomial of degree 2m - 1 to its coefficients, in whole
 * numbers. The places are -(m-1) .. m-1 and, for the highest coefficient, infinity.
 *
 * <p>With L_t the polynomial that is 1 at t and 0 at the other places, and N the product of all X -
 * t: T = sum of T(t) L_t + T(infinity) N. The L_t have fractions; they are whole when multiplied
 * with {@code scale} = (2m - 2)!, by which the values are divided beforehand.
 */
final class Interpolation {
  private final int m;
  private final long scale;
  private final long[] all;
  private final long[][] rows;

  Interpolation(int m) {
    this.m = m;
    long factorial = 1;
    for (int i = 2; i <= 2 * m - 2; i++) {
      factorial *= i;
    }
    this.scale = factorial;
    this.all = product(m, m);
    int places = 2 * m - 1;
    this.rows = new long[2 * m][places + 1];
    for (int t = 1 - m; t < m; t++) {
      long denominator = 1;
      for (int s = 1 - m; s < m; s++) {
        denominator *= s == t ? 1 : t - s;
      }
      long[] numerator = product(m, t);
      for (int k = 0; k < numerator.length; k++) {
        rows[k][t + m - 1] = numerator[k] * (scale / denominator);
      }
    }
    for (int k = 0; k < 2 * m; k++) {
      rows[k][places] = all[k];
    }
  }

  /** What the values at the finite places are divided by. */
  Scalar scale() {
    Scalar product = Scalar.ONE;
    for (int i = 2; i <= 2 * m - 2; i++) {
      product = product.times(Scalar.of(i));
    }
    return product;
  }

  /** Coefficient k as a sum over the places -(m-1) .. m-1 and infinity. */
  long[] row(int k) {
    return rows[k].clone();
  }

  /** The coefficients of the product of X - s over all places but one. */
  private static long[] product(int m, int except) {
    long[] product = {1};
    for (int s = 1 - m; s < m; s++) {
      if (s != except) {
        long[] next = new long[product.length + 1];
        for (int k = 0; k < product.length; k++) {
          next[k + 1] += product[k];
          next[k] -= s * product[k];
        }
        product = next;
      }
    }
    return product;
  }
}
