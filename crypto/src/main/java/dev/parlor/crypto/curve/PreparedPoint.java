package dev.parlor.crypto.curve;

import java.util.List;

/**
 * A public point with tables of its own multiples, for a key that signs again and again: {@link
 * GeneratorSum} then takes half the doublings and fewer additions. Making it costs about as much as
 * one such sum.
 */
public final class PreparedPoint {
  /** Digits from here up belong to the second table, of 2^SPLIT * P. */
  static final int SPLIT = Wnaf.DIGITS / 2;

  static final int WINDOW = 7;
  static final int SIZE = 1 << (WINDOW - 2);

  private final long[] tables;

  private PreparedPoint(long[] tables) {
    this.tables = tables;
  }

  /** The tables of a point that is not infinity. */
  public static PreparedPoint of(Point p) {
    return new PreparedPoint(tables(p, SIZE));
  }

  /** Odd multiples of P, and behind them those of 2^SPLIT * P. */
  static long[] tables(Point p, int size) {
    if (p.isInfinity()) {
      throw new IllegalArgumentException("infinity is no key");
    }
    Jacobian high = new Jacobian();
    high.set(p);
    for (int i = 0; i < SPLIT; i++) {
      high.twice();
    }
    return OddMultiples.tables(List.of(p, Point.of(high)), size);
  }

  long[] tables() {
    return tables;
  }
}
