package dev.parlor.app.piles;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import dev.parlor.app.R;
import dev.parlor.games.piles.Direction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 34, qualifiers = "w360dp-h640dp-xhdpi")
public final class PilesActivityTest {

  @Test
  public void aWholeGameWithThreeComputerPlayersEndsToo() {
    try (PilesRobot robot = new PilesRobot(4, 20)) {
      robot.play(60, Direction.LOWER);
      assertTrue(robot.over());
    }
  }

  @Test
  public void theGuessButtonsWaitForAPile() {
    try (PilesRobot robot = new PilesRobot(1, 3)) {
      assertEquals("Your turn: tap a pile", robot.text(R.id.prompt));
      assertFalse(robot.activity().findViewById(R.id.higher).isEnabled());
      robot.tap(4);
      assertTrue(robot.text(R.id.prompt).startsWith("Higher or lower than"));
      assertTrue(robot.activity().findViewById(R.id.higher).isEnabled());
      assertTrue(robot.pile(4).isSelected());
    }
  }

  @Test
  public void anotherPileMayBePickedBeforeTheGuess() {
    try (PilesRobot robot = new PilesRobot(1, 3)) {
      robot.tap(4);
      robot.tap(0);
      assertFalse(robot.pile(4).isSelected());
      assertTrue(robot.pile(0).isSelected());
    }
  }

  @Test
  public void thePlayerInTurnIsNamedAndMayNotBeHurried() {
    try (PilesRobot robot = new PilesRobot(2, 3)) {
      robot.play(1, Direction.HIGHER);
      if (!robot.over() && robot.firstOpen() < 0) {
        assertEquals("Ada is choosing", robot.text(R.id.prompt));
        assertEquals(-1, robot.firstOpen());
      }
      String left = robot.text(R.id.remaining);
      robot.wait(1);
      assertNotEquals(left, robot.text(R.id.remaining));
      assertTrue(robot.text(R.id.news).startsWith("Ada"));
      assertEquals("Your turn: tap a pile", robot.text(R.id.prompt));
    }
  }

  @Test
  public void aGameOutlivesTurningThePhone() {
    try (PilesRobot robot = new PilesRobot(1, 3)) {
      robot.play(3, Direction.HIGHER);
      robot.tap(robot.firstOpen());
      String left = robot.text(R.id.remaining);
      String prompt = robot.text(R.id.prompt);
      robot.turnThePhone("land");
      assertEquals(left, robot.text(R.id.remaining));
      assertEquals(prompt, robot.text(R.id.prompt));
    }
  }

  @Test
  public void anotherGameIsOneTapAway() {
    try (PilesRobot robot = new PilesRobot(1, 7)) {
      robot.play(60, Direction.HIGHER);
      robot.activity().findViewById(R.id.play_again).performClick();
      assertFalse(robot.over());
      assertEquals("43", robot.text(R.id.remaining));
      assertEquals(View.VISIBLE, robot.activity().findViewById(R.id.guesses).getVisibility());
    }
  }

  @Test
  public void everyPileIsReadOutWithItsNumberItsCardAndItsHeight() {
    try (PilesRobot robot = new PilesRobot(1, 7)) {
      String spoken = String.valueOf(robot.pile(0).getContentDescription());
      assertTrue(spoken, spoken.matches("Pile 1: \\w+ of \\w+, 1 card"));
      robot.play(60, Direction.HIGHER);
      assertEquals("Pile 1: locked", String.valueOf(robot.pile(0).getContentDescription()));
    }
  }

  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void pilesStayLargeEnoughOnTheSmallestPhoneWithTheLargestText() {
    RuntimeEnvironment.setFontScale(2f);
    everythingThatIsTappedIsAtLeast48DpLarge();
  }

  @Test
  public void everythingThatIsTappedIsAtLeast48DpLarge() {
    try (PilesRobot robot = new PilesRobot(4, 7)) {
      int smallest = (int) (48 * robot.activity().getResources().getDisplayMetrics().density);
      for (int pile = 0; pile < 9; pile++) {
        assertTrue(robot.pile(pile).getWidth() >= smallest);
        assertTrue(robot.pile(pile).getHeight() >= smallest);
      }
      for (int id : new int[] {R.id.higher, R.id.lower}) {
        assertTrue(robot.activity().findViewById(id).getHeight() >= smallest);
      }
    }
  }

  @Test
  @Config(qualifiers = "+de")
  public void theTableSpeaksGerman() {
    try (PilesRobot robot = new PilesRobot(1, 7)) {
      assertEquals("noch 43 Karten", robot.spoken(R.id.remaining));
      robot.play(60, Direction.HIGHER);
      assertEquals("Das Deck gewinnt", robot.text(R.id.prompt));
    }
  }
}
