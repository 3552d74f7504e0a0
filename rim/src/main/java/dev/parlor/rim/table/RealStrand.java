package dev.parlor.rim.table;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A thread of its own. Its clock is set by the wall clock when it begins and then runs by itself,
 * so nobody's turn ends because a phone's time is corrected. Where the processor sleeps, the clock
 * has to be one that goes on meanwhile. What became due during that sleep is done within a second
 * of its end.
 */
public final class RealStrand implements Strand {
  /**
   * How long one wait may last, because the executor's own delays stop while a processor sleeps.
   */
  private static final long SLICE = 1_000;

  private final long begun;
  private final LongSupplier ticking;
  private final long begunAt;
  private final ScheduledExecutorService thread;
  private final ExecutorService disk;
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
   * @param begun what the wall clock says; those of two phones differ
   */
  public RealStrand(Executor workers, Consumer<Throwable> failed, long begun) {
    this(workers, failed, begun, () -> System.nanoTime() / 1_000_000);
  }

  /**
   * @param ticking milliseconds since some fixed time; they go on while the processor sleeps
   */
  public RealStrand(
      Executor workers, Consumer<Throwable> failed, long begun, LongSupplier ticking) {
    this.begun = begun;
    this.ticking = ticking;
    this.begunAt = ticking.getAsLong();
    this.workers = workers;
    this.failed = failed;
    this.thread = new TableThread(failed);
    this.disk = Executors.newSingleThreadExecutor(work -> daemon(work, "parlor-disk"));
  }

  /**
   * A thread that tells of a fault after the task is over, so that nothing stands between the
   * thread and the task.
   */
  private static final class TableThread extends ScheduledThreadPoolExecutor {
    private final Consumer<Throwable> failed;

    TableThread(Consumer<Throwable> failed) {
      super(1, work -> daemon(work, "parlor-table"));
      this.failed = failed;
      setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    protected void afterExecute(Runnable work, @Nullable Throwable none) {
      super.afterExecute(work, none);
      if (work instanceof Future<?> done && !done.isCancelled()) {
        try {
          done.get();
        } catch (ExecutionException fault) {
          failed.accept(Objects.requireNonNull(fault.getCause()));
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public long now() {
    return begun + ticking.getAsLong() - begunAt;
  }

  @Override
  public void run(Runnable task) {
    at(0, task);
  }

  @Override
  public void at(long time, Runnable task) {
    try {
      long wait = time == 0 ? 0 : Math.max(0, time - now());
      Runnable next = wait > SLICE ? () -> at(time, task) : task;
      var unused = thread.schedule(next, Math.min(wait, SLICE), TimeUnit.MILLISECONDS);
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
  public <T> void work(Supplier<T> job, Consumer<T> then) {
    workers.execute(
        () ->
            guarded(
                () -> {
                  T result = job.get();
                  run(() -> then.accept(result));
                }));
  }

  @Override
  public void beside(Runnable slow, Runnable then) {
    try {
      disk.execute(
          () ->
              guarded(
                  () -> {
                    slow.run();
                    run(then);
                  }));
    } catch (RejectedExecutionException closed) {
      // nothing is run any more
    }
  }

  @Override
  public void close() {
    disk.shutdown();
    thread.shutdown();
  }
}
