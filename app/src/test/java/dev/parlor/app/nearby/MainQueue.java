package dev.parlor.app.nearby;

import static org.junit.Assert.assertTrue;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The main thread of all phones of a test: the test's own, whenever it waits for something. */
final class MainQueue implements Executor {
  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  /** Does what phones want done on it until this holds. */
  void until(String what, BooleanSupplier done) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    try {
      while (!done.getAsBoolean()) {
        Runnable task = tasks.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        assertTrue("in vain: " + what, task != null);
        task.run();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
