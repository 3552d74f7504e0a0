package dev.parlor.crypto.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * A public point with tables of its own multiples, for a key that signs again and again: {@link
 * GeneratorSum} then takes a quarter of the doublings and fewer additions. Making it costs about as
 * much as three such sums.
 */
public final class PreparedPoint {
  /**
   * Into how many pieces, each of SPLIT digits, the digits are cut. Piece i belongs to 2^(i *
   * SPLIT) * P.
   */
  static final int PIECES = 4;

  static final int SPLIT = Wnaf.DIGITS / PIECES;

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

  /** The odd multiples of P, behind them those of 2^SPLIT * P, and so on for every piece. */
  static long[] tables(Point p, int size) {
    if (p.isInfinity()) {
      throw new IllegalArgumentException("infinity is no key");
    }
    List<Point> pieces = new ArrayList<>(PIECES);
    Jacobian high = new Jacobian();
    high.set(p);
    for (int i = 0; i < PIECES; i++) {
      pieces.add(Point.of(high));
      high.twice(SPLIT);
    }
    return OddMultiples.tables(pieces, size);
  }

  long[] tables() {
    return tables;
  }
}
