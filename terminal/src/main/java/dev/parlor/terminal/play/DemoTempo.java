package dev.parlor.terminal.play;

import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import org.jspecify.annotations.Nullable;

/** How long a demo shows each thing, and its table's pace, which doubles when it gets late. */
final class DemoTempo {
  private final DemoLength length;
  private @Nullable Table<?> table;
  private int hurried;

  DemoTempo(DemoLength length) {
    this.length = length;
  }

  /** What whoever watches chooses on top of it stays chosen. */
  void of(Table<?> shown) {
    table = shown;
  }

  /**
   * For the next thing that is told.
   *
   * @param shown for how long the table has been seen by now
   */
  int millis(long shown) {
    Table<?> at = table;
    while (at != null && hurried < length.hurries(shown)) {
      hurried++;
      at.pace(hurried == DemoLength.HURRIES ? Pace.NONE : at.pace().faster());
    }
    return length.millis(shown);
  }
}
