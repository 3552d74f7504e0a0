package dev.parlor.terminal.shell;

import dev.parlor.rim.link.Daemon;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A line on the error stream every two seconds, for a person who waits. */
public final class Progress {
  private static final long FIRST = 1_000_000_000;
  private static final long NEXT = 2_000_000_000;

  private final Rim rim;
  private final LongSupplier nanoTime;
  private long nextSign;

  public Progress(Rim rim) {
    this(rim, System::nanoTime);
  }

  public Progress(Rim rim, LongSupplier nanoTime) {
    this.rim = rim;
    this.nanoTime = nanoTime;
    this.nextSign = nanoTime.getAsLong() + FIRST;
  }

  /** Does one long thing. If it is not done soon, this sentence is shown. */
  public static <T> T during(Rim rim, Supplier<T> task, String key, Object... args) {
    CountDownLatch done = new CountDownLatch(1);
    Daemon.thread("parlor-progress", () -> sayUnless(done, rim, key, args)).start();
    try {
      return task.get();
    } finally {
      done.countDown();
    }
  }

  private static void sayUnless(CountDownLatch done, Rim rim, String key, Object... args) {
    try {
      if (!done.await(FIRST, TimeUnit.NANOSECONDS)) {
        rim.err().println(rim.texts().text(key, args));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Something was done. The sentence is shown if it is time for one. */
  public void show(String key, Object... args) {
    if (nanoTime.getAsLong() >= nextSign) {
      nextSign = nanoTime.getAsLong() + NEXT;
      rim.err().println(rim.texts().text(key, args));
    }
  }
}
