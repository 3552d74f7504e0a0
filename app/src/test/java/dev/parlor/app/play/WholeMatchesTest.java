package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.R;
import dev.parlor.games.GameId;
import dev.parlor.nerve.EightGames;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Every game is played to its end against computer players by taps on the screen alone: the seven
 * that ship, and the eighth.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 34, application = EightGamesPhone.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class WholeMatchesTest {
  private static final int MANY = 6000;

  private final TableKit<?, ?> kit;

  public WholeMatchesTest(String game) {
    kit =
        EightGames.ALL.all().stream()
            .filter(each -> each.id().equals(game))
            .findFirst()
            .orElseThrow();
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return EightGames.ALL.all().stream()
        .map(kit -> new Object[] {kit.id()})
        .collect(Collectors.toList());
  }

  @Test
  public void aMatchComesToItsEndByTaps() {
    GameId game = kit.game().game().id();
    int seats = kit.game().phones().most();
    try (TableRobot robot = new TableRobot(game, seats, 11, kit.quick())) {
      int steps = 0;
      while (steps < MANY && robot.step()) {
        steps++;
      }
      assertTrue(game + " goes on after " + steps + " steps, seed 11", robot.over());
      assertFalse(robot.text(R.id.table_prompt).isEmpty());
      robot.press(robot.activity().findViewById(R.id.play_again));
      assertFalse("another match", robot.over());
    }
  }

  @Test
  public void aTableOutlivesTurningThePhone() {
    GameId game = kit.game().game().id();
    try (TableRobot robot = new TableRobot(game, kit.game().phones().most(), 11, kit.quick())) {
      for (int i = 0; i < 5; i++) {
        robot.step();
      }
      String prompt = robot.text(R.id.table_prompt);
      robot.turnThePhone("land");
      assertEquals(prompt, robot.text(R.id.table_prompt));
    }
  }
}
