package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.crypto.random.Entropy;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A phone is warmed up, so that its first shuffle is fast. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class WarmUpTest {
  private final Deque<Runnable> work = new ArrayDeque<>();
  private int drawn;
  private int last = Integer.MAX_VALUE; // the draw at which everybody gets up

  private final WarmUp warmUp = new WarmUp(work::add, this::draw);

  private void draw(byte[] out) {
    if (++drawn == last) {
      warmUp.stop();
    }
    Entropy.system().fill(out);
  }

  @Test
  public void aDeckIsShuffledByAWorkerAndOnceInAProcess() {
    warmUp.begin();
    warmUp.begin();
    assertEquals("nothing on the thread that asks", 0, drawn);
    assertEquals(1, work.size());
    work.remove().run();
    assertTrue(warmUp.isWarm());
    assertTrue("every value is masked anew: " + drawn, drawn > 0);
    warmUp.begin();
    assertEquals(0, work.size());
  }

  @Test
  public void nothingIsDoneForATableThatIsGone() {
    warmUp.begin();
    warmUp.stop();
    work.remove().run();
    assertEquals(0, drawn);
    assertFalse(warmUp.isWarm());
  }

  @Test
  public void itStopsHalfwayAndTheNextTableBeginsItAnew() {
    warmUp.begin();
    last = 1;
    work.remove().run();
    int halfway = drawn;
    assertFalse(warmUp.isWarm());
    warmUp.begin();
    work.remove().run();
    assertTrue(warmUp.isWarm());
    assertTrue(halfway + " of " + drawn, drawn - halfway > halfway);
  }
}
