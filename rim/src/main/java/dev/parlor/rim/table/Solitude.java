package dev.parlor.rim.table;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Waits until the others are gone, but not for ever. For one thread only. */
public final class Solitude {
  /** How long the last words may take. */
  public static final long GOOD_BYE_MILLIS = 1200;

  private static final long LOOK_MILLIS = 20;

  private final Strand strand;
  private final BooleanSupplier alone;

  public Solitude(Strand strand, BooleanSupplier alone) {
    this.strand = strand;
    this.alone = alone;
  }

  /** Runs a task when nobody is there any more, at the latest after so many milliseconds. */
  public void whenAlone(long patienceMillis, Runnable task) {
    lookUntil(strand.now() + patienceMillis, task);
  }

  private void lookUntil(long end, Runnable task) {
    if (alone.getAsBoolean() || strand.now() >= end) {
      task.run();
    } else {
      strand.at(strand.now() + LOOK_MILLIS, () -> lookUntil(end, task));
    }
  }

  /**
   * Blocks until something is closed.
   *
   * @param closing closes it, and runs what it is given at the end
   */
  static void await(Consumer<Runnable> closing) {
    CountDownLatch done = new CountDownLatch(1);
    closing.accept(done::countDown);
    try {
      if (!done.await(2 * GOOD_BYE_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new IllegalStateException("the table does not stop");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
