package dev.parlor.rim.table;

import dev.parlor.crypto.TwoHands;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

/**
 * Does one part of a job on another thread of the workers. If no worker has begun it when the rest
 * of the job is done, the waiting thread does it itself, so no job waits for a busy pool.
 */
public final class SecondHand implements TwoHands.Helper {
  private final Executor workers;

  public SecondHand(Executor workers) {
    this.workers = workers;
  }

  /** Whether this machine has a second processor to do a part on. */
  public static boolean isThere() {
    return Runtime.getRuntime().availableProcessors() > 1;
  }

  @Override
  public Runnable begin(Runnable part) {
    FutureTask<Void> task = new FutureTask<>(part, null);
    workers.execute(task);
    return () -> {
      task.run(); // does nothing if somebody has begun it already
      finish(task);
    };
  }

  private static void finish(FutureTask<Void> task) {
    try {
      task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped in the middle of a job", e);
    } catch (ExecutionException failed) {
      Throwable fault = failed.getCause();
      if (fault instanceof Error error) {
        throw error;
      }
      throw fault instanceof RuntimeException own ? own : new IllegalStateException(fault);
    }
  }
}
