package dev.parlor.tables.sitting;

/**
 * How long things take that only have to be seen.
 *
 * @param percent of the usual time; 0 shows nothing for its own sake
 */
public record Pace(int percent) {
  public static final Pace USUAL = new Pace(100);
  public static final Pace NONE = new Pace(0);

  private static final int STEP = 2;
  private static final int MOST = 400;
  private static final int LEAST = 25;

  public long of(long millis) {
    return millis * percent / 100;
  }

  public Pace slower() {
    return new Pace(percent == 0 ? LEAST : Math.min(MOST, percent * STEP));
  }

  /** What shows nothing for its own sake gets no faster. */
  public Pace faster() {
    return percent == 0 ? NONE : new Pace(Math.max(LEAST, percent / STEP));
  }
}
