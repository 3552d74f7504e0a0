package dev.parlor.app.phones;

import static org.junit.Assert.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The main thread of all phones of a test. It is the test's own thread, whenever that waits for
 * something.
 */
public final class MainQueue implements Executor {
  private static final long LOOK_MILLIS = 20;

  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Does what phones have wanted done so far. */
  void turn() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      task.run();
    }
  }

  /**
   * Does what phones want done on the main thread until this holds. It looks now and then although
   * nobody wants anything, because not everything that makes it hold passes through this queue.
   */
  void until(String what, BooleanSupplier done) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(240);
    try {
      while (!done.getAsBoolean()) {
        Runnable task = tasks.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (task != null) {
          task.run();
        } else {
          assertTrue("in vain: " + what, System.nanoTime() < end);
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
