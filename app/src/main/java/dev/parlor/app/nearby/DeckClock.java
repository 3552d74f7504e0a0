package dev.parlor.app.nearby;

import android.os.SystemClock;
import dev.parlor.radio.diary.Diary;
import java.util.concurrent.Executor;

/**
 * Tells how much of the processor a table's jobs took: the long ones shuffle a deck or check it.
 */
public final class DeckClock implements Executor {
  private static final long LONG = 20;

  private final Executor workers;
  private final Diary diary;

  public DeckClock(Executor workers, Diary diary) {
    this.workers = workers;
    this.diary = diary;
  }

  @Override
  public void execute(Runnable job) {
    workers.execute(
        () -> {
          long begun = SystemClock.currentThreadTimeMillis();
          job.run();
          long took = SystemClock.currentThreadTimeMillis() - begun;
          if (took >= LONG) {
            diary.worked(took);
          }
        });
  }
}
