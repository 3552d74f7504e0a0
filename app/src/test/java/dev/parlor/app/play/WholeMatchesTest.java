package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.view.View;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import dev.parlor.app.R;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.replay.ReplayWork;
import dev.parlor.games.GameId;
import dev.parlor.nerve.EightGames;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.Robolectric;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/**
 * Every game is played to its end against computer players, by taps on the screen alone. These are
 * the seven that ship, and the eighth.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = EightGamesPhone.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class WholeMatchesTest {
  private static final int MANY = 6000;

  private final TableKit<?, ?> kit;

  public WholeMatchesTest(String game) {
    kit = EightGames.ALL.named(game).orElseThrow();
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return EightGames.ALL.all().stream()
        .map(kit -> new Object[] {kit.id()})
        .collect(Collectors.toList());
  }

  @Test
  public void aMatchComesToItsEndByTapsAndIsSeenAgain() throws Exception {
    GameId game = kit.game().game().id();
    int seats = kit.game().phones().most();
    try (TableRobot robot = new TableRobot(game, seats, 11, kit.quick())) {
      int steps = 0;
      while (steps < MANY && robot.step()) {
        steps++;
      }
      assertTrue(game + " goes on after " + steps + " steps, seed 11", robot.over());
      assertFalse(robot.text(R.id.table_prompt).isEmpty());
      isSeenAgain(robot);
      robot.press(robot.activity().findViewById(R.id.play_again));
      assertFalse("another match", robot.over());
    }
  }

  /** Checks that the match was kept and comes to the same end when it is seen again. */
  private static void isSeenAgain(TableRobot robot) throws Exception {
    new ViewModelProvider(robot.activity())
        .get(PracticeKeeper.class)
        .work()
        .submit(() -> {})
        .get(60, TimeUnit.SECONDS);
    robot.settle(50);
    View again = robot.activity().findViewById(R.id.see_again);
    assertEquals(View.VISIBLE, again.getVisibility());
    robot.press(again);
    Intent intent = Shadows.shadowOf(robot.activity()).getNextStartedActivity();
    try (ActivityController<ReplayActivity> replay =
        Robolectric.buildActivity(ReplayActivity.class, intent).setup()) {
      ReplayActivity screen = replay.get();
      ReplayWork.await(new ViewModelProvider(screen));
      robot.settle(50);
      SeekBar bar = screen.findViewById(R.id.replay_bar);
      assertTrue("moments to be moved to", bar.getMax() > 2);
      Shadows.shadowOf(bar).getOnSeekBarChangeListener().onProgressChanged(bar, bar.getMax(), true);
      robot.settle(50);
      assertEquals(
          robot.text(R.id.table_prompt),
          screen.<TextView>findViewById(R.id.replay_said).getText().toString());
      assertEquals(View.GONE, screen.findViewById(R.id.replay_verdict).getVisibility());
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
