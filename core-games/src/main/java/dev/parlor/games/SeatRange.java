package dev.parlor.games;

/** How many may sit at a table. */
public record SeatRange(int least, int most) {
  public SeatRange {
    if (least < 1 || most < least) {
      throw new IllegalArgumentException(least + " to " + most + " seats");
    }
  }

  public boolean holds(int seats) {
    return seats >= least && seats <= most;
  }
}
