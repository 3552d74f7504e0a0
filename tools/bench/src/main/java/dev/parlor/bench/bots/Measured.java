package dev.parlor.bench.bots;

/**
 * A measured value, and what it had to be.
 *
 * @param margin half of the 95 % interval
 * @param goal the goal in words
 */
public record Measured(
    double mean, double margin, String unit, long count, String goal, boolean reached) {

  /** A share of wins in percent, which must be above this. */
  public static Measured wins(Score score, double percent) {
    double mean = 100 * score.mean();
    return new Measured(
        mean, 100 * score.margin(), "% won", score.count(), "> " + percent, mean > percent);
  }

  /** Processor time in milliseconds, which must be at most this. */
  static Measured time(double millis, double most) {
    return new Measured(millis, 0, "ms", 1, "<= " + most, millis <= most);
  }

  /** Something that is counted in units. It must be at least this, and surely above 0. */
  static Measured gain(Score score, double scale, String unit, double least) {
    double mean = scale * score.mean();
    double margin = scale * score.margin();
    boolean reached = mean >= least && mean - margin > 0;
    return new Measured(mean, margin, unit, score.count(), ">= " + least, reached);
  }
}
