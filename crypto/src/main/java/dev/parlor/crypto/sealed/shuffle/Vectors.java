package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/** Vectors of scalars, entry by entry; the same steps for every content. */
final class Vectors {
  private Vectors() {}

  static Scalar[] filled(int n, Scalar value) {
    Scalar[] out = new Scalar[n];
    java.util.Arrays.fill(out, value);
    return out;
  }

  /** base^0 .. base^(count-1). */
  static Scalar[] powers(Scalar base, int count) {
    Scalar[] out = new Scalar[count];
    Scalar power = Scalar.ONE;
    for (int i = 0; i < count; i++) {
      out[i] = power;
      power = power.times(base);
    }
    return out;
  }

  static Scalar[] plus(Scalar[] a, Scalar[] b) {
    Scalar[] out = new Scalar[a.length];
    for (int i = 0; i < a.length; i++) {
      out[i] = a[i].plus(b[i]);
    }
    return out;
  }

  static Scalar[] times(Scalar[] a, Scalar factor) {
    Scalar[] out = new Scalar[a.length];
    for (int i = 0; i < a.length; i++) {
      out[i] = a[i].times(factor);
    }
    return out;
  }

  /** The entrywise product. */
  static Scalar[] hadamard(Scalar[] a, Scalar[] b) {
    Scalar[] out = new Scalar[a.length];
    for (int i = 0; i < a.length; i++) {
      out[i] = a[i].times(b[i]);
    }
    return out;
  }

  static Scalar dot(Scalar[] a, Scalar[] b) {
    Scalar sum = Scalar.ZERO;
    for (int i = 0; i < a.length; i++) {
      sum = sum.plus(a[i].times(b[i]));
    }
    return sum;
  }

  /** a * b = sum of a_j b_j y^j, j from 1. */
  static Scalar star(Scalar[] a, Scalar[] b, Scalar y) {
    Scalar sum = Scalar.ZERO;
    for (int j = a.length - 1; j >= 0; j--) {
      sum = sum.plus(a[j].times(b[j])).times(y);
    }
    return sum;
  }

  /** weights[0] * rows[0] + weights[1] * rows[1] + ... */
  static Scalar[] combine(Scalar[] weights, Scalar[][] rows) {
    Scalar[] sum = times(rows[0], weights[0]);
    for (int i = 1; i < rows.length; i++) {
      sum = plus(sum, times(rows[i], weights[i]));
    }
    return sum;
  }

  /** Entries in columns of n: column k holds the entries k*n .. k*n+n-1. */
  static Scalar[][] columns(Scalar[] entries, Dimensions size) {
    Scalar[][] columns = new Scalar[size.m()][];
    for (int k = 0; k < size.m(); k++) {
      columns[k] = java.util.Arrays.copyOfRange(entries, k * size.n(), (k + 1) * size.n());
    }
    return columns;
  }
}
