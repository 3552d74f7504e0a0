package dev.parlor.crypto.commit;

/** Pearson's statistic against equal shares, and a bound that chance passes once in 10^9 runs. */
public final class ChiSquare {
  private ChiSquare() {}

  public static double ofEqualShares(int[] counts) {
    long total = 0;
    for (int count : counts) {
      total += count;
    }
    double expected = (double) total / counts.length;
    double sum = 0;
    for (int count : counts) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }

  /** Wilson and Hilferty's approximation of the quantile at six standard deviations. */
  public static double bound(int degreesOfFreedom) {
    double part = 2.0 / (9 * degreesOfFreedom);
    return degreesOfFreedom * Math.pow(1 - part + 6 * Math.sqrt(part), 3);
  }
}
