package dev.parlor.rim.table;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A thread of its own. Its clock is set by the one on the wall when it begins, and from then on
 * runs by itself: nobody's turn ends because a phone's time is corrected.
 */
public final class RealStrand implements Strand {
  private final long begun;
  private final long begunNanos = System.nanoTime();
  private final ScheduledExecutorService thread;
  private final Executor workers;
  private final Consumer<Throwable> failed;

  /**
   * @param workers where jobs run
   * @param failed told when something ran into a fault of our own
   */
  public RealStrand(Executor workers, Consumer<Throwable> failed) {
    this(workers, failed, System.currentTimeMillis());
  }

  /**
   * @param begun what the clock on the wall says; those of two phones differ
   */
  public RealStrand(Executor workers, Consumer<Throwable> failed, long begun) {
    this.begun = begun;
    ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1, RealStrand::daemon);
    executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    this.thread = executor;
    this.workers = workers;
    this.failed = failed;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "parlor-table");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public long now() {
    return begun + (System.nanoTime() - begunNanos) / 1_000_000;
  }

  @Override
  public void run(Runnable task) {
    at(0, task);
  }

  @Override
  public void at(long time, Runnable task) {
    try {
      long wait = Math.max(0, time == 0 ? 0 : time - now());
      var unused = thread.schedule(() -> guarded(task), wait, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException closed) {
      // nothing is run any more
    }
  }

  private void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error fault) {
      failed.accept(fault);
    }
  }

  @Override
  public void work(Supplier<Object> job, Consumer<Object> then) {
    workers.execute(
        () ->
            guarded(
                () -> {
                  Object result = job.get();
                  run(() -> then.accept(result));
                }));
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
