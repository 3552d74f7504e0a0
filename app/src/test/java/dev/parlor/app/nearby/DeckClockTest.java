package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.Process;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.radio.diary.Diary;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** Shuffles and checks take two threads where the phone has them. */
@RunWith(RobolectricTestRunner.class)
public final class DeckClockTest {
  private final Diary diary = new Diary(() -> 0);

  /** The work that the first thread leaves to another. */
  private final Queue<Runnable> left = new ArrayDeque<>();

  @Test
  public void aDeckIsShuffledByTwo() {
    assertTrue(partsOfAShuffle(true) >= 3);
  }

  @Test
  public void aDeckIsCheckedByTwo() {
    Rehearsal rehearsal = shuffled();
    run(true, rehearsal::check);
    assertFalse(left.isEmpty());
  }

  @Test
  public void aPhoneWithOneProcessorDoesItAlone() {
    assertEquals(0, partsOfAShuffle(false));
  }

  @Test
  public void workersYieldButKeepTheFastCores() throws Exception {
    CompletableFuture<Integer> priority = new CompletableFuture<>();
    ExecutorService workers = Workers.make();
    workers.execute(() -> priority.complete(Process.getThreadPriority(Process.myTid())));
    int seen = priority.get(1, TimeUnit.MINUTES);
    workers.shutdown();
    assertTrue("yields: " + seen, seen > Process.THREAD_PRIORITY_DEFAULT);
    assertTrue("not in the background: " + seen, seen < Process.THREAD_PRIORITY_BACKGROUND);
  }

  private int partsOfAShuffle(boolean two) {
    run(two, new Rehearsal(52, new SeededEntropy(1))::shuffle);
    return left.size();
  }

  private static Rehearsal shuffled() {
    Rehearsal rehearsal = new Rehearsal(52, new SeededEntropy(2));
    while (rehearsal.goesOn()) {
      rehearsal.shuffle();
    }
    return rehearsal;
  }

  private void run(boolean two, Runnable job) {
    Queue<Runnable> jobs = new ArrayDeque<>();
    new DeckClock(task -> (jobs.isEmpty() ? jobs : left).add(task), diary, two).execute(job);
    jobs.element().run();
  }
}
