package dev.parlor.app.piles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.R;
import dev.parlor.games.piles.Direction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Runs on every Android version that the build names; the other tests on one. */
@RunWith(RobolectricTestRunner.class)
@Config(qualifiers = "w360dp-h640dp-xhdpi")
public final class PilesOnEveryAndroidTest {

  @Test
  public void aWholeGameIsPlayedByTapping() {
    try (PilesRobot robot = new PilesRobot(1, 7)) {
      assertEquals("43", robot.text(R.id.remaining));
      int guesses = robot.play(60, Direction.HIGHER);
      assertTrue(guesses >= 9);
      assertTrue(robot.over());
      assertEquals("Deck Wins", robot.text(R.id.prompt));
      assertTrue(robot.text(R.id.summary).startsWith("All nine piles are locked"));
      for (int pile = 0; pile < 9; pile++) {
        assertFalse(robot.mayTap(pile));
      }
    }
  }
}
