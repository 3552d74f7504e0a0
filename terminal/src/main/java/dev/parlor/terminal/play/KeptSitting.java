package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.tables.sitting.PassingSitting;
import dev.parlor.tables.sitting.Sitting;

/**
 * A place at a practice table that is kept after what a person does: at once at the speed of
 * people, from time to time at the speed of a pipe, and always when it is left.
 */
final class KeptSitting<V> extends PassingSitting<V> {
  private static final long NANOS = 300_000_000;

  private final Runnable keep;
  private long kept = System.nanoTime() - NANOS;

  KeptSitting(Sitting<V> sitting, Runnable keep) {
    super(sitting);
    this.keep = keep;
  }

  @Override
  public void act(Action action) {
    super.act(action);
    changed();
  }

  private void changed() {
    if (System.nanoTime() - kept >= NANOS) {
      kept = System.nanoTime();
      keep.run();
    }
  }

  @Override
  public void close() {
    keep.run();
    super.close();
  }
}
