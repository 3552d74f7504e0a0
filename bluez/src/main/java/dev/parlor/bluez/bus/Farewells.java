package dev.parlor.bluez.bus;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Ends a guest's connection, or all that is registered, on a thread of its own. BlueZ keeps a
 * question that is unanswered when its connection ends, and goes wrong with it when the service is
 * taken down. So a thread that answers BlueZ never waits for a farewell.
 */
final class Farewells {
  private static final long PATIENCE_SECONDS = 20;

  /**
   * How long BlueZ asks nothing before it counts as quiet. A guest that writes does so more often.
   */
  private static final long QUIET_MILLIS = 200;

  private static final int MOST_WAITS = 20;

  private final ThreadLocal<Boolean> answering = ThreadLocal.withInitial(() -> false);
  private final AtomicLong answers = new AtomicLong();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread made = new Thread(task, "parlor-farewell");
            made.setDaemon(true);
            return made;
          });

  /** Runs what answers BlueZ. This thread must not wait meanwhile, because BlueZ waits for it. */
  void answering(Runnable answer) {
    answering.set(true);
    answers.incrementAndGet();
    try {
      answer.run();
    } finally {
      answering.set(false);
    }
  }

  /**
   * Says a farewell after those before it. It returns when that is said, unless BlueZ waits for
   * this thread.
   */
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
      // the last farewell was said already, or nothing more can be done
    }
  }

  /** Says the last farewell, once BlueZ has asked nothing for a moment. */
  void last(Runnable farewell) {
    say(
        () -> {
          awaitQuiet();
          farewell.run();
        });
    thread.shutdown();
  }

  private void awaitQuiet() {
    long before = -1;
    try {
      for (int i = 0; i < MOST_WAITS && answers.get() != before; i++) {
        before = answers.get();
        Thread.sleep(QUIET_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
