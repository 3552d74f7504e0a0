package dev.parlor.tables.sitting;

/**
 * How long things are shown that only have to be seen.
 *
 * @param percent of the usual time; at 0 nothing is shown only to be seen
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

  /** The next faster pace. There is none beyond showing nothing only to be seen. */
  public Pace faster() {
    return percent == 0 ? NONE : new Pace(Math.max(LEAST, percent / STEP));
  }
}
