package dev.parlor.crypto.curve;

import java.util.List;

/** s * G + k * P for public values: what verifying one signature takes. */
public final class GeneratorSum {
  private static final int WINDOW_G = 10;
  private static final int SIZE_G = 1 << (WINDOW_G - 2);
  private static final int WINDOW_P = 5;

  /** The table of the generator, made on first use; see {@link PreparedPoint}. */
  private static final class Table {
    static final long[] G = PreparedPoint.tables(Point.G, SIZE_G);
  }

  private GeneratorSum() {}

  /** s * G + k * P. */
  public static Point of(Scalar s, Scalar k, Point p) {
    return p.isInfinity() ? Point.G.times(s) : Point.of(sum(s, k, p));
  }

  /**
   * Whether s * G + k * P is a point with an even y, and its x is the 32 bytes at an offset. False
   * also when these bytes are not below p.
   */
  public static boolean hasEvenYAndX(Scalar s, Scalar k, Point p, byte[] x, int at) {
    return hasEvenYAndX(sum(s, k, p), x, at);
  }

  /**
   * Whether s * G + k * P, for a point P that was prepared, has an even y, and its x is the 32
   * bytes at an offset.
   */
  public static boolean hasEvenYAndX(Scalar s, Scalar k, PreparedPoint p, byte[] x, int at) {
    return hasEvenYAndX(sum(s, k, p), x, at);
  }

  private static boolean hasEvenYAndX(Jacobian sum, byte[] x, int at) {
    Fe wanted = new Fe();
    if (sum.infinity || !wanted.read(x, at)) {
      return false;
    }
    Fe square = new Fe();
    square.sqr(sum.z);
    wanted.mul(wanted, square);
    // X = x * Z^2 is a cheap check; only a match pays for the division that y needs
    return wanted.equalsVar(sum.x) && Point.of(sum).hasEvenY();
  }

  private static Jacobian sum(Scalar s, Scalar k, Point p) {
    if (p.isInfinity()) {
      throw new IllegalArgumentException("infinity is no key");
    }
    long[] table = OddMultiples.tables(List.of(p), 1 << (WINDOW_P - 2));
    short[][] ofG = Wnaf.halves(s, WINDOW_G);
    short[][] ofP = Wnaf.halves(k, WINDOW_P);
    Jacobian sum = new Jacobian();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int bit = Wnaf.DIGITS - 1; bit >= 0; bit--) {
      sum.twice();
      for (int half = 0; half < 2; half++) {
        Straus.add(sum, Table.G, 0, ofG[half][bit], half != 0, x, y);
        Straus.add(sum, table, 0, ofP[half][bit], half != 0, x, y);
      }
    }
    return sum;
  }

  private static Jacobian sum(Scalar s, Scalar k, PreparedPoint p) {
    short[][] ofG = Wnaf.halves(s, WINDOW_G);
    short[][] ofP = Wnaf.halves(k, PreparedPoint.WINDOW);
    Jacobian sum = new Jacobian();
    Fe x = new Fe();
    Fe y = new Fe();
    for (int bit = PreparedPoint.SPLIT - 1; bit >= 0; bit--) {
      sum.twice();
      for (int piece = 0; piece < PreparedPoint.PIECES; piece++) {
        int digit = bit + piece * PreparedPoint.SPLIT;
        for (int half = 0; half < 2; half++) {
          boolean lambda = half != 0;
          Straus.add(sum, Table.G, piece * SIZE_G, ofG[half][digit], lambda, x, y);
          int first = piece * PreparedPoint.SIZE;
          Straus.add(sum, p.tables(), first, ofP[half][digit], lambda, x, y);
        }
      }
    }
    return sum;
  }
}
