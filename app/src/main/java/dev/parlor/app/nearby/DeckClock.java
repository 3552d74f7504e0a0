package dev.parlor.app.nearby;

import android.os.SystemClock;
import dev.parlor.crypto.TwoHands;
import dev.parlor.radio.diary.Diary;
import dev.parlor.rim.table.SecondHand;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs a table's jobs, on two threads where the phone has them, and reports how much processor time
 * both took. The long jobs shuffle a deck or check it.
 */
public final class DeckClock implements Executor {
  private static final long LONG = 20;

  private final Executor workers;
  private final Diary diary;
  private final boolean two;

  public DeckClock(Executor workers, Diary diary) {
    this(workers, diary, SecondHand.isThere());
  }

  DeckClock(Executor workers, Diary diary, boolean two) {
    this.workers = workers;
    this.diary = diary;
    this.two = two;
  }

  @Override
  public void execute(Runnable job) {
    workers.execute(
        () -> {
          AtomicLong elsewhere = new AtomicLong();
          long begun = SystemClock.currentThreadTimeMillis();
          if (two) {
            TwoHands.lend(helper(elsewhere), job);
          } else {
            job.run();
          }
          long took = SystemClock.currentThreadTimeMillis() - begun + elsewhere.get();
          if (took >= LONG) {
            diary.worked(took);
          }
        });
  }

  private TwoHands.Helper helper(AtomicLong elsewhere) {
    Thread first = Thread.currentThread();
    SecondHand second = new SecondHand(workers);
    return part ->
        second.begin(
            () -> {
              long begun = SystemClock.currentThreadTimeMillis();
              part.run();
              if (Thread.currentThread() != first) {
                elsewhere.addAndGet(SystemClock.currentThreadTimeMillis() - begun);
              }
            });
  }
}
