package dev.parlor.rim.table;

import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thread for all tables of a process: the caller's. Whenever nobody has anything to do, time
 * leaps to the next moment for which somebody waits. With workers that run a job at once, a run can
 * be repeated to the byte.
 */
public final class QuietStrand implements Strand {
  private final Executor workers;
  private final Deque<Runnable> inbox = new ArrayDeque<>();
  private final Timeline time;
  private int working;

  public QuietStrand(Executor workers, long now) {
    this.workers = workers;
    this.time = new Timeline(now);
  }

  @Override
  public synchronized long now() {
    return time.now();
  }

  @Override
  public synchronized void run(Runnable task) {
    inbox.add(task);
    notifyAll();
  }

  @Override
  public synchronized void at(long when, Runnable task) {
    time.at(when, task);
  }

  @Override
  public <T> void work(Supplier<T> job, Consumer<T> then) {
    synchronized (this) {
      working++;
    }
    workers.execute(() -> work(job.get(), then));
  }

  /**
   * Runs the slow thing immediately, because a disk takes no time here. The task that follows waits
   * for its turn on the thread.
   */
  @Override
  public void beside(Runnable slow, Runnable then) {
    slow.run();
    run(then);
  }

  private synchronized <T> void work(T result, Consumer<T> then) {
    working--;
    run(() -> then.accept(result));
  }

  /** Runs everything until this holds; false when nothing is left to run before it does. */
  public boolean runUntil(BooleanSupplier done) {
    while (!done.getAsBoolean()) {
      Runnable task = next();
      if (task == null) {
        return false;
      }
      task.run();
    }
    return true;
  }

  /** What the caller has to run next, as the thread; null when nothing is left to run. */
  public synchronized @Nullable Runnable next() {
    try {
      while (inbox.isEmpty() && working > 0) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
    return inbox.isEmpty() ? time.poll() : inbox.poll();
  }

  @Override
  public synchronized void close() {
    inbox.clear();
    time.clear();
  }
}
