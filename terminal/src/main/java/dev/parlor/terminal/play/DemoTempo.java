package dev.parlor.terminal.play;

import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import org.jspecify.annotations.Nullable;

/** How long a demo shows each thing, and the pace of its table, which doubles when it gets late. */
final class DemoTempo {
  private final DemoLength length;
  private @Nullable Table<?> table;
  private int hurried;

  DemoTempo(DemoLength length) {
    this.length = length;
  }

  /** Sets the pace of a table. What a watcher has chosen stays chosen. */
  void of(Table<?> shown) {
    table = shown;
  }

  /**
   * How long the next thing is shown.
   *
   * @param shown for how long the table has been shown already
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
