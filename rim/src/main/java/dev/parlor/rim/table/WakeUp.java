package dev.parlor.rim.table;

/**
 * Wakes its owner when it wants to look at the clock. Only one task waits at a time, however often
 * the wanted time changes. Used on the table's thread alone.
 */
final class WakeUp {
  private final Strand strand;
  private final Runnable look;
  private long wanted = Long.MAX_VALUE;
  private long scheduled = Long.MAX_VALUE; // when the next waiting task rings

  WakeUp(Strand strand, Runnable look) {
    this.strand = strand;
    this.look = look;
  }

  /** Sets another time in place of the one before. */
  void at(long time) {
    wanted = time;
    if (wanted < scheduled) {
      scheduled = time;
      strand.at(time, () -> ring(time));
    }
  }

  private void ring(long time) {
    scheduled = scheduled == time ? Long.MAX_VALUE : scheduled;
    long due = wanted;
    if (due <= strand.now()) {
      wanted = Long.MAX_VALUE;
      look.run();
    } else {
      at(due);
    }
  }
}
