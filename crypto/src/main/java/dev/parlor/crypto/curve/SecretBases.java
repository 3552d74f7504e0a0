package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * A list of public bases prepared for sums with secret scalars (commitments,
 * multi-exponentiations): the odd multiples 1, 3, ... 15 of each and of lambda times it, in one
 * table.
 */
public final class SecretBases {
  private static final int ENTRIES = SignedDigits.ENTRIES;

  /** How many longs the entries of a base take; those of lambda times it take as many. */
  static final int HALF = ENTRIES * 10;

  private final int count;
  private final long[] tables;

  /** Which bases are infinity. They add nothing, and are replaced by G with a factor of zero. */
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
    return new SecretBases(infinite.length, withLambda(finite), infinite);
  }

  /** For every base the entries of the base, then those of lambda times the base. */
  private static long[] withLambda(List<Point> bases) {
    long[] plain = OddMultiples.tables(bases, ENTRIES);
    long[] both = new long[2 * plain.length];
    Fe x = new Fe();
    for (int i = 0; i < bases.size(); i++) {
      System.arraycopy(plain, i * HALF, both, 2 * i * HALF, HALF);
      System.arraycopy(plain, i * HALF, both, (2 * i + 1) * HALF, HALF);
      for (int entry = (2 * i + 1) * HALF; entry < (2 * i + 2) * HALF; entry += 10) {
        x.load(both, entry);
        x.mul(x, Glv.BETA);
        x.store(both, entry);
      }
    }
    return both;
  }

  /** secrets[0] * bases[0] + ...; fewer secrets than bases use the first bases only. */
  public Point sum(List<Scalar> secrets) {
    return accumulate(secrets).toPoint();
  }

  /**
   * A sum for every row, over the bases with the given numbers, which are public; many rows at once
   * are much cheaper.
   */
  public List<Point> sums(List<int[]> numbers, List<List<Scalar>> rows) {
    int[][] bases = new int[rows.size()][];
    long[][][] digits = new long[rows.size()][][];
    for (int row = 0; row < bases.length; row++) {
      bases[row] = numbers.get(row);
      if (bases[row].length != rows.get(row).size()) {
        throw new IllegalArgumentException("as many scalars as bases");
      }
      digits[row] = new long[bases[row].length][];
      for (int i = 0; i < bases[row].length; i++) {
        Scalar secret = infinite[bases[row][i]] ? Scalar.ZERO : rows.get(row).get(i);
        digits[row][i] = SplitDigits.of(secret);
      }
    }
    return SecretMul.toPoints(SecretRows.sums(tables, bases, digits));
  }

  Projective accumulate(List<Scalar> secrets) {
    if (secrets.size() > count) {
      throw new IllegalArgumentException("more scalars than bases");
    }
    long[][] digits = new long[secrets.size()][];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = SplitDigits.of(infinite[i] ? Scalar.ZERO : secrets.get(i));
    }
    Projective sum = new Projective();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int window = SplitDigits.COUNT - 1; window >= 0; window--) {
      sum.twice(4);
      for (int i = 0; i < 2 * digits.length; i++) {
        int digit = SplitDigits.at(digits[i >> 1], i & 1, window);
        SignedDigits.pick(tables, i * HALF, digit, x, y);
        sum.add(x, y);
      }
    }
    return sum;
  }
}
