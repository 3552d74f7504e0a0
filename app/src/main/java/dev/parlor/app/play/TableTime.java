package dev.parlor.app.play;

import android.os.SystemClock;
import java.util.function.LongSupplier;

/**
 * The time of a table. Alone, only the time counts during which somebody looked; among others it is
 * the time of everybody.
 */
final class TableTime {
  private final LongSupplier clock;
  private final boolean stops;
  private long slept; // how long it stood still
  private long asleep = -1; // since when nobody looks

  /**
   * @param stops whether it stands still while nobody looks at the screen
   */
  TableTime(LongSupplier clock, boolean stops) {
    this.clock = clock;
    this.stops = stops;
  }

  long now() {
    return clock.getAsLong() - slept;
  }

  /** Lets the time go on, because somebody looks. */
  void goOn() {
    if (asleep >= 0 && stops) {
      slept += SystemClock.uptimeMillis() - asleep;
    }
    asleep = -1;
  }

  /** Stops the time of a table of this phone alone, because nobody looks. */
  void rest() {
    asleep = SystemClock.uptimeMillis();
  }
}
