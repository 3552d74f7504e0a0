package dev.parlor.crypto.curve;

import dev.parlor.crypto.TwoHands;
import java.util.ArrayList;
import java.util.List;

/**
 * Products of one base with many secret scalars, and sums of such products. A table holds the odd
 * multiples 1, 3, ... 15 of 16^i * base; a scalar becomes 64 odd digits, so that a product is 64
 * additions, each of an entry picked by looking at all eight, with complete formulas: the same
 * steps for every scalar.
 */
public final class FixedBase {
  private static final int WINDOWS = 64;
  private static final int ENTRIES = 8;

  /** How many products are made together: enough to share inversions, few enough for a cache. */
  private static final int AT_A_TIME = 100;

  private static final class OfG {
    static final FixedBase TABLE = of(Point.G);
  }

  private final long[] table;

  private FixedBase(long[] table) {
    this.table = table;
  }

  /** The table of the generator, made on first use. */
  public static FixedBase g() {
    return OfG.TABLE;
  }

  /** Makes a table for a public base. That costs as much as about twelve products. */
  public static FixedBase of(Point base) {
    List<Point> powers = new ArrayList<>(WINDOWS);
    Jacobian p = new Jacobian();
    p.set(base);
    for (int i = 0; i < WINDOWS; i++) {
      powers.add(Point.of(p));
      p.twice(4);
    }
    return new FixedBase(OddMultiples.tables(powers, ENTRIES));
  }

  /** secret * base. */
  public Point times(Scalar secret) {
    Projective sum = new Projective();
    accumulate(secret, sum, new Fe(), new Fe());
    return sum.toPoint();
  }

  /** All products. Many at once are much cheaper, because their additions share inversions. */
  public List<Point> timesAll(List<Scalar> secrets) {
    List<List<Scalar>> rows = new ArrayList<>(secrets.size());
    for (Scalar secret : secrets) {
      rows.add(List.of(secret));
    }
    return sums(List.of(this), rows);
  }

  /** A sum of products for every row of secrets, each over the first bases. */
  public static List<Point> sums(List<FixedBase> bases, List<List<Scalar>> rows) {
    int half = rows.size() / 2;
    if (half == 0 || !TwoHands.areFree()) {
      return sumsOf(bases, rows);
    }
    List<List<Point>> halves =
        TwoHands.both(
            () -> sumsOf(bases, rows.subList(0, half)),
            () -> sumsOf(bases, rows.subList(half, rows.size())));
    List<Point> sums = new ArrayList<>(halves.get(0));
    sums.addAll(halves.get(1));
    return sums;
  }

  private static List<Point> sumsOf(List<FixedBase> bases, List<List<Scalar>> rows) {
    List<Point> sums = new ArrayList<>(rows.size());
    for (int from = 0; from < rows.size(); ) {
      int to = from;
      int products = 0;
      do {
        products += rows.get(to++).size();
      } while (to < rows.size() && products + rows.get(to).size() <= AT_A_TIME);
      AffineBuckets added = AffineBuckets.ofSecret(to - from, products * WINDOWS);
      fill(added, bases, rows.subList(from, to));
      added.addUp();
      for (int row = 0; row < to - from; row++) {
        sums.add(added.point(row));
      }
      from = to;
    }
    return sums;
  }

  private static void fill(AffineBuckets sums, List<FixedBase> bases, List<List<Scalar>> rows) {
    for (int row = 0; row < rows.size(); row++) {
      sums.count(row, rows.get(row).size() * WINDOWS);
    }
    sums.layOut();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int row = 0; row < rows.size(); row++) {
      for (int i = 0; i < rows.get(row).size(); i++) {
        long[] table = bases.get(i).table;
        long[] digits = SignedDigits.of(rows.get(row).get(i));
        for (int window = 0; window < WINDOWS; window++) {
          int entry = window * ENTRIES * 10;
          SignedDigits.pick(table, entry, SignedDigits.at(digits, window), x, y);
          sums.put(row, x, y);
        }
      }
    }
  }

  private void accumulate(Scalar secret, Projective sum, Fe x, Fe y) {
    long[] digits = SignedDigits.of(secret);
    for (int i = 0; i < WINDOWS; i++) {
      SignedDigits.pick(table, i * ENTRIES * 10, SignedDigits.at(digits, i), x, y);
      sum.add(x, y);
    }
  }
}
