package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * Several sums of products with secret scalars at once. In each of the 33 windows every row adds
 * the entries that its digits pick, pair by pair as {@link AffineBuckets} does it, for many windows
 * and rows with one inversion; then each row is put together from its windows with the complete
 * formulas.
 *
 * <p>Which entries are added to which is the same for all scalars, and so are the steps, with one
 * exception: two equal or opposite partial sums are doubled or drop out. This is not to be expected
 * between bases whose relation nobody knows. Somebody who made some of the bases, and knows their
 * relation, can hope for single such pairs among the thousands of one proof. He would have to
 * notice one addition in the time of all.
 */
final class SecretRows {
  private static final int TERMS_AT_A_TIME = 3_000;
  private static final int ENTRY = 10;

  private final long[] tables;
  private final int[][] bases;
  private final long[][][] digits;
  private final long[][] windowSums = new long[SplitDigits.COUNT][];
  private final boolean[][] windowEmpty = new boolean[SplitDigits.COUNT][];

  private SecretRows(long[] tables, int[][] bases, long[][][] digits) {
    this.tables = tables;
    this.bases = bases;
    this.digits = digits;
  }

  /**
   * One sum a row: the bases named by their numbers in the tables of {@link SecretBases}, with as
   * many scalars, given as {@link SplitDigits}.
   */
  static List<Projective> sums(long[] tables, int[][] bases, long[][][] digits) {
    SecretRows rows = new SecretRows(tables, bases, digits);
    rows.addWindows();
    List<Projective> sums = new ArrayList<>(bases.length);
    for (int row = 0; row < bases.length; row++) {
      sums.add(rows.putTogether(row));
    }
    return sums;
  }

  private void addWindows() {
    int rows = bases.length;
    int terms = 0;
    for (int[] row : bases) {
      terms += 2 * row.length;
    }
    int together = Math.min(SplitDigits.COUNT, TERMS_AT_A_TIME / Math.max(1, terms) + 1);
    AffineBuckets sums = AffineBuckets.ofSecret(together * rows, together * terms);
    for (int low = 0; low < SplitDigits.COUNT; low += together) {
      int high = Math.min(SplitDigits.COUNT, low + together);
      fill(sums, low, high);
      sums.addUp();
      for (int window = low; window < high; window++) {
        windowSums[window] = new long[rows * ENTRY];
        windowEmpty[window] = new boolean[rows];
        for (int row = 0; row < rows; row++) {
          int bucket = (window - low) * rows + row;
          windowEmpty[window][row] = !sums.read(bucket, windowSums[window], row * ENTRY);
        }
      }
    }
  }

  private void fill(AffineBuckets sums, int low, int high) {
    int rows = bases.length;
    sums.clear();
    for (int window = low; window < high; window++) {
      for (int row = 0; row < rows; row++) {
        sums.count((window - low) * rows + row, 2 * bases[row].length);
      }
    }
    sums.layOut();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int window = low; window < high; window++) {
      for (int row = 0; row < rows; row++) {
        for (int i = 0; i < bases[row].length; i++) {
          for (int half = 0; half < 2; half++) {
            int table = (2 * bases[row][i] + half) * SecretBases.HALF;
            SignedDigits.pick(tables, table, SplitDigits.at(digits[row][i], half, window), x, y);
            sums.put((window - low) * rows + row, x, y);
          }
        }
      }
    }
  }

  private Projective putTogether(int row) {
    Projective sum = new Projective();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int window = SplitDigits.COUNT - 1; window >= 0; window--) {
      sum.twice(4);
      if (!windowEmpty[window][row]) {
        x.load(windowSums[window], row * ENTRY);
        y.load(windowSums[window], row * ENTRY + 5);
        sum.add(x, y);
      }
    }
    return sum;
  }
}
