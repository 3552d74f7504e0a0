package dev.parlor.app.monkey;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import dev.parlor.app.lobby.Screen;
import dev.parlor.app.nearby.WildHousehold;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * Random taps, turns, deaths and refusals over the whole app: nothing crashes, no seat is lost, and
 * every screen is reached. {@code -Dparlor.monkey.steps=N} goes on for longer, {@code
 * -Dparlor.monkey.seed=N} elsewhere.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = WildHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class MonkeyTest {
  private static final int STEPS = Integer.getInteger("parlor.monkey.steps", 0);
  private static final long SEED = Long.getLong("parlor.monkey.seed", 20_261_119L);

  /** What takes its time beside it may keep the end of a match from it for a while. */
  private static final int LONGER = 5;

  /** How long a seat may take to be offered again, in looks of 5 ms. */
  private static final int PATIENCE = 4_000;

  @After
  public void end() {
    WildHousehold.get().end();
  }

  @Test
  public void nothingThatSomebodyDoesCrashesTheAppOrLosesASeat() throws Exception {
    assumeTrue("at night alone", STEPS > 0);
    System.out.println("MonkeyTest seed " + SEED + ", steps " + STEPS);
    Screen.allowEverything();
    Monkey monkey = new Monkey(new Random(SEED));
    try {
      int most = STEPS * LONGER;
      for (int i = 0; i < most && (i < STEPS || !unreached(monkey).isEmpty()); i++) {
        if (i >= STEPS) {
          monkey.steady();
        }
        monkey.step();
        assertEquals(List.of(), WildHousehold.get().faults());
        assertSeat(monkey);
      }
      assertEquals("every screen is reached", Set.of(), unreached(monkey));
    } catch (Throwable fault) {
      throw new AssertionError("seed " + SEED + ", behind: " + monkey.diary(), fault);
    } finally {
      monkey.pile().end();
    }
  }

  private static void assertSeat(Monkey monkey) {
    for (int i = 0; monkey.waitsForItsSeat() && i < PATIENCE; i++) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
      WildHousehold.get().turn();
    }
    assertTrue("a seat is lost", !monkey.waitsForItsSeat());
  }

  private static Set<String> unreached(Monkey monkey) throws PackageManager.NameNotFoundException {
    Context app = RuntimeEnvironment.getApplication();
    Set<String> all = new TreeSet<>();
    for (ActivityInfo screen :
        app.getPackageManager()
            .getPackageInfo(app.getPackageName(), PackageManager.GET_ACTIVITIES)
            .activities) {
      if (screen.name.startsWith("dev.parlor.")) {
        all.add(screen.name);
      }
    }
    all.removeAll(monkey.pile().reached());
    return all;
  }
}
