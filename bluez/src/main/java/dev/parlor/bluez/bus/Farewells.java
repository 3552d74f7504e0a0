package dev.parlor.bluez.bus;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What ends a guest's connection, or all that is registered, on a thread of its own. BlueZ 5.66
 * goes down when the connection ends over which a question came that we have not answered yet, so
 * whoever answers BlueZ never waits for a farewell.
 */
final class Farewells {
  private static final long PATIENCE_SECONDS = 5;

  private final ThreadLocal<Boolean> answering = ThreadLocal.withInitial(() -> false);
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "parlor-farewell");
            made.setDaemon(true);
            return made;
          });

  /** What is done while BlueZ waits for an answer of this thread. */
  void answering(Runnable answer) {
    answering.set(true);
    try {
      answer.run();
    } finally {
      answering.set(false);
    }
  }

  /** Says it after those before it; returns when it is said, where BlueZ does not wait. */
  void say(Runnable farewell) {
    try {
      Future<?> said = thread.submit(farewell);
      if (answering.get()) {
        return;
      }
      said.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RejectedExecutionException | ExecutionException | TimeoutException late) {
      // the last one was said, or nobody can do more
    }
  }

  /** The last one. */
  void last(Runnable farewell) {
    say(farewell);
    thread.shutdown();
  }
}
