package dev.parlor.app.phones;

import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.clock.Timeline;
import dev.parlor.rim.table.Strand;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadows.ShadowLooper;

/**
 * One thread for everything that phones do, which is the test's own, and a clock that goes on when
 * Robolectric's does. With the same entropy the same happens again.
 */
public final class TestClockwork implements Threads, Executor {
  private static final long BEGIN = 1_795_000_000_000L;
  private static final int LOOKS = 3;
  private static final long LOOK = 100;
  private static final long LONGEST = 1_200_000;

  /** A number of tasks that is far more than a whole deck takes. */
  private static final int AT_ONCE = 20_000;

  private final Entropy entropy;
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final Timeline wakes = new Timeline(0);
  private final List<Thread> visitors = new ArrayList<>();

  TestClockwork(long seed) {
    entropy = new SeededEntropy(seed);
  }

  private static long now() {
    return BEGIN + SystemClock.elapsedRealtime();
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  @Override
  public Executor main() {
    return this;
  }

  @Override
  public Executor workers() {
    return this;
  }

  @Override
  public Entropy entropy() {
    return entropy;
  }

  /**
   * Does all that there is to do up to now. Phones that never come to rest while no time passes
   * would keep a real one fully busy.
   */
  void turn() {
    int done = 0;
    for (Runnable next = next(); next != null; next = next()) {
      next.run();
      if (++done > AT_ONCE) {
        throw new AssertionError("the phones don't come to rest");
      }
    }
  }

  /** Lets time pass until this holds. */
  void until(String what, BooleanSupplier done) {
    for (long left = LONGEST; !done.getAsBoolean(); left -= LOOK) {
      assertTrue("in vain: " + what, left > 0);
      turn();
      if (!done.getAsBoolean()) {
        letVisitorsRun();
        ShadowLooper.idleMainLooper(LOOK, TimeUnit.MILLISECONDS);
      }
    }
  }

  private @Nullable Runnable next() {
    Runnable task = tasks.poll();
    if (task != null) {
      return task;
    }
    return wakes.next() > now() ? null : wakes.poll();
  }

  /**
   * For jobs that wait for what is done here. Each runs on a thread of its own. All others stand
   * still until it waits for something that only time can bring.
   */
  @Override
  public Executor visitors() {
    return job ->
        execute(
            () -> {
              Thread thread = new Thread(job, "patient");
              thread.setDaemon(true);
              thread.start();
              visitors.add(thread);
              accompany(thread);
            });
  }

  /** Runs a job on a thread of its own, and does its work while the job waits. */
  <T> T patiently(Supplier<T> job) {
    CompletableFuture<T> result = new CompletableFuture<>();
    Thread thread = new Thread(() -> result.complete(job.get()), "patient");
    thread.setDaemon(true);
    thread.start();
    while (thread.isAlive()) {
      Runnable task = tasks.poll();
      if (task == null) {
        LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(200));
      } else {
        task.run();
      }
    }
    assertTrue("it has failed", result.isDone());
    return result.join();
  }

  /**
   * Leaves the processor to the jobs of visitors for a moment. On a busy machine one that was
   * answered may look as if it still waited, and time would pass without it.
   */
  private void letVisitorsRun() {
    visitors.removeIf(thread -> !thread.isAlive());
    if (!visitors.isEmpty()) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }

  private void accompany(Thread thread) {
    for (int quiet = 0; quiet < LOOKS && thread.isAlive(); ) {
      boolean waits = thread.getState() == Thread.State.TIMED_WAITING;
      Runnable task = tasks.poll();
      quiet = waits && task == null ? quiet + 1 : 0;
      if (task != null) {
        task.run();
      } else {
        LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(200));
      }
    }
  }

  @Override
  public Strand strand(Consumer<Throwable> failed, long late) {
    return new Wound(failed, late);
  }

  private final class Wound implements Strand {
    private final Consumer<Throwable> failed;
    private final long late;
    private boolean closed;

    Wound(Consumer<Throwable> failed, long late) {
      this.failed = failed;
      this.late = late;
    }

    @Override
    public long now() {
      return TestClockwork.now() - late;
    }

    @Override
    public void run(Runnable task) {
      execute(() -> guarded(task));
    }

    private void guarded(Runnable task) {
      if (closed) {
        return;
      }
      try {
        task.run();
      } catch (RuntimeException | Error fault) {
        failed.accept(fault);
      }
    }

    @Override
    public void at(long time, Runnable task) {
      wakes.at(time + late, () -> guarded(task));
    }

    @Override
    public <T> void work(Supplier<T> job, Consumer<T> then) {
      run(
          () -> {
            T result = job.get();
            run(() -> then.accept(result));
          });
    }

    @Override
    public void beside(Runnable slow, Runnable then) {
      run(
          () -> {
            slow.run();
            run(then);
          });
    }

    @Override
    public void close() {
      closed = true;
    }
  }
}
