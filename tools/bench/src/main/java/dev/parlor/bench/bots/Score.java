package dev.parlor.bench.bots;

/** A mean with its 95 % interval, from values that come one by one. */
public final class Score {
  private static final double WIDTH = 1.96;

  private long count;
  private double sum;
  private double squares;

  void add(double value) {
    count++;
    sum += value;
    squares += value * value;
  }

  public double mean() {
    return count == 0 ? 0 : sum / count;
  }

  /** Half the width of the interval. */
  public double margin() {
    double variance = count < 2 ? 0 : (squares - sum * sum / count) / (count - 1);
    return count == 0 ? 0 : WIDTH * Math.sqrt(Math.max(0, variance) / count);
  }

  double least() {
    return mean() - margin();
  }

  public long count() {
    return count;
  }
}
