package dev.parlor.radio.control;

import dev.parlor.radio.hardware.Bearer;

/**
 * Asks a connection to hurry while a deck goes over it, and no longer, because short intervals cost
 * power on both phones.
 */
final class Haste {
  private static final long WINDOW = 1_000;
  private static final int MUCH = 2_000;
  private static final int LITTLE = 500;
  private static final long CALM = 4_000;

  private final Bearer bearer;
  private long from;
  private int carried;
  private long lastMuch;
  private boolean hurried;

  Haste(Bearer bearer, long now) {
    this.bearer = bearer;
    this.from = now;
  }

  void carried(int count, long now) {
    boolean before;
    boolean after;
    synchronized (this) {
      if (now - from > WINDOW) {
        from = now;
        carried = 0;
      }
      carried += count;
      before = hurried;
      if (carried >= (hurried ? LITTLE : MUCH)) {
        hurried = true;
        lastMuch = now;
      } else if (now - lastMuch > CALM) {
        hurried = false;
      }
      after = hurried;
    }
    if (before != after) {
      bearer.hurry(after);
    }
  }
}
