package dev.parlor.app.nearby;

import android.os.Process;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads for slow work: shuffles, proofs, files. They yield to the screen. */
public final class Workers {
  /** How many there are at least, so that one may wait for a station while two shuffle. */
  private static final int FEWEST = 3;

  private static final int MOST = 4;
  private static final long IDLE_SECONDS = 30;

  /**
   * One step above the background's priority. At that priority or below Android keeps a thread on
   * the slow cores, and people wait for their decks.
   */
  static final int PRIORITY =
      Process.THREAD_PRIORITY_BACKGROUND + Process.THREAD_PRIORITY_MORE_FAVORABLE;

  private Workers() {}

  public static ExecutorService make() {
    int threads = Math.max(FEWEST, Math.min(MOST, Runtime.getRuntime().availableProcessors() - 1));
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Workers::thread);
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  private static Thread thread(Runnable work) {
    Runnable yielding =
        () -> {
          Process.setThreadPriority(PRIORITY);
          work.run();
        };
    Thread thread = new Thread(yielding, "parlor-worker");
    thread.setDaemon(true);
    return thread;
  }
}
