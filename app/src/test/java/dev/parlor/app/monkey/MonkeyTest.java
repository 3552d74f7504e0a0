package dev.parlor.app.monkey;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.household.SharedFolders;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.phones.WildHousehold;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.After;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * Random taps, turns, waits, deaths and refusals over the whole app. Nothing crashes, no seat is
 * lost, and every screen is reached: the monkey likes best what leads to one that it has not seen.
 * Phones, cards and clock do the same again with the same seed. Only how soon a screen is done that
 * reads or checks a file on a thread of its own is left to chance, so two runs may part there.
 * {@code -Dparlor.monkey.steps=N} goes on for longer and wants to see the tables of all games;
 * {@code -Dparlor.monkey.seed=N} begins elsewhere.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = WildHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class MonkeyTest {
  private static final Integer ASKED = Integer.getInteger("parlor.monkey.steps");
  private static final int STEPS = ASKED == null ? 200 : ASKED;
  private static final long SEED = Long.getLong("parlor.monkey.seed", 3);

  /** How many times as long the end of a match and the screens behind others may take. */
  private static final int LONGER = 10;

  /** How long a seat may take to be offered again, in looks of half a second. */
  private static final int PATIENCE = 240;

  @After
  public void end() {
    WildHousehold.get().end();
  }

  @Test
  public void everyScreenIsReachedAndNothingCrashesOrLosesASeat() throws Exception {
    Longing longing = new Longing(RuntimeEnvironment.getApplication(), ASKED != null);
    Monkey monkey = new Monkey(new Random(SEED), longing);
    play(monkey, longing, SEED, STEPS, STEPS * LONGER);
    assertEquals("every screen is reached", Set.of(), longing.unreached());
    assertTrue("its process dies at a match", monkey.diedAtAMatch());
  }

  @Test
  public void anotherSeedCrashesNothingEitherAtNight() throws Exception {
    Assume.assumeTrue("long, so at night only", ASKED != null);
    Longing longing = new Longing(RuntimeEnvironment.getApplication(), true);
    play(new Monkey(new Random(SEED + 1), longing), longing, SEED + 1, STEPS / 2, STEPS / 2);
  }

  private static void play(Monkey monkey, Longing longing, long seed, int steps, int most)
      throws Exception {
    System.out.println("MonkeyTest seed " + seed + ", steps " + steps);
    TestScreen.allowEverything();
    SharedFolders.forget();
    int step = 0;
    try {
      for (; step < steps || (step < most && lacks(monkey, longing)); step++) {
        if (step >= steps) {
          monkey.steady();
        }
        monkey.step();
        assertEquals(List.of(), WildHousehold.get().faults());
        assertSeat(monkey);
      }
      System.out.println("MonkeyTest seed " + seed + ", " + step + " steps: " + monkey.sum());
    } catch (Throwable fault) {
      end(monkey, fault);
      throw new AssertionError(
          "seed " + seed + ", step " + step + ", behind: " + monkey.diary(), fault);
    }
    monkey.pile().end();
  }

  private static boolean lacks(Monkey monkey, Longing longing) {
    return !longing.unreached().isEmpty() || !monkey.diedAtAMatch();
  }

  /**
   * Ends a run that went wrong. A screen that was half made can't be closed; that must not hide the
   * fault.
   */
  private static void end(Monkey monkey, Throwable fault) {
    try {
      monkey.pile().end();
    } catch (RuntimeException halfMade) {
      fault.addSuppressed(halfMade);
    }
  }

  private static void assertSeat(Monkey monkey) {
    for (int i = 0; monkey.waitsForItsSeat() && i < PATIENCE; i++) {
      ScreenPile.pass(500);
      WildHousehold.get().turn();
    }
    assertTrue("a seat is lost", !monkey.waitsForItsSeat());
  }
}
