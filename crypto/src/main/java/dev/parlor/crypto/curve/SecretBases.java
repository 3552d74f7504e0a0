package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * A list of public bases prepared for sums with secret scalars (commitments,
 * multi-exponentiations): the odd multiples 1, 3, ... 15 of each, in one table.
 */
public final class SecretBases {
  private final int count;
  private final long[] tables;

  /** Bases at infinity add nothing; they are replaced by G with a factor of zero. */
  private final boolean[] infinite;

  private SecretBases(int count, long[] tables, boolean[] infinite) {
    this.count = count;
    this.tables = tables;
    this.infinite = infinite;
  }

  public static SecretBases of(List<Point> bases) {
    boolean[] infinite = new boolean[bases.size()];
    List<Point> finite = new ArrayList<>(bases);
    for (int i = 0; i < infinite.length; i++) {
      if (bases.get(i).isInfinity()) {
        infinite[i] = true;
        finite.set(i, Point.G);
      }
    }
    return new SecretBases(
        infinite.length, OddMultiples.tables(finite, SignedDigits.ENTRIES), infinite);
  }

  public int count() {
    return count;
  }

  /** secrets[0] * bases[0] + ...; fewer secrets than bases use the first bases only. */
  public Point sum(List<Scalar> secrets) {
    return accumulate(secrets).toPoint();
  }

  /** A sum for every row, with one inversion. */
  public List<Point> sums(List<List<Scalar>> rows) {
    List<Projective> sums = new ArrayList<>(rows.size());
    for (List<Scalar> row : rows) {
      sums.add(accumulate(row));
    }
    return SecretMul.toPoints(sums);
  }

  Projective accumulate(List<Scalar> secrets) {
    if (secrets.size() > count) {
      throw new IllegalArgumentException("more scalars than bases");
    }
    long[][] digits = new long[secrets.size()][];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = SignedDigits.of(infinite[i] ? Scalar.ZERO : secrets.get(i));
    }
    Projective sum = new Projective();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int window = SignedDigits.COUNT - 1; window >= 0; window--) {
      sum.twice(4);
      for (int i = 0; i < digits.length; i++) {
        int digit = SignedDigits.at(digits[i], window);
        SignedDigits.pick(tables, i * SignedDigits.ENTRIES * 10, digit, x, y);
        sum.add(x, y);
      }
    }
    return sum;
  }
}
