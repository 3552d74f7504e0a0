package dev.parlor.app.nearby;

import dev.parlor.crypto.random.Entropy;
import java.util.concurrent.Executor;

/**
 * Shuffles a deck that nobody plays with while a table gathers. A runtime is slow at code that it
 * has not compiled yet, and people would wait for their first deck. It is done once in a process,
 * by the workers. It stops before its next step when nobody sits at a table any more, and a later
 * table begins it anew. It may be used on any thread.
 */
public final class WarmUp {
  private static final int VALUES = 52;

  private final Executor workers;
  private final Entropy entropy;
  private boolean wanted;
  private boolean running;
  private boolean warm;

  public WarmUp(Executor workers, Entropy entropy) {
    this.workers = workers;
    this.entropy = entropy;
  }

  synchronized void begin() {
    wanted = true;
    if (!running && !warm) {
      running = true;
      workers.execute(this::rehearse);
    }
  }

  synchronized void stop() {
    wanted = false;
  }

  /** Whether nothing is left to be done in this process. */
  synchronized boolean isWarm() {
    return warm;
  }

  private void rehearse() {
    boolean whole = false;
    try {
      whole = isWanted() && deck(new Rehearsal(VALUES, entropy));
    } finally {
      over(whole);
    }
  }

  private boolean deck(Rehearsal rehearsal) {
    while (rehearsal.goesOn()) {
      if (!isWanted()) {
        return false;
      }
      rehearsal.shuffle();
    }
    if (!isWanted()) {
      return false;
    }
    rehearsal.check();
    return true;
  }

  private synchronized boolean isWanted() {
    return wanted;
  }

  private synchronized void over(boolean whole) {
    running = false;
    warm = whole;
  }
}
