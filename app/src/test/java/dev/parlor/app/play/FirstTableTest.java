package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.text.Layout;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.learn.RulesActivity;
import dev.parlor.games.piles.Piles;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** The first hand on the felt. The tests of tables see that every script can be followed. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w320dp-h480dp-xhdpi")
public final class FirstTableTest {

  @Test
  public void rulesLeadToATableThatSaysWhatToDo() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      Intent rules =
          RulesActivity.intent(RuntimeEnvironment.getApplication(), kit.game().game().id());
      try (TestScreen<RulesActivity> page = new TestScreen<>(RulesActivity.class, rules)) {
        page.tap(R.id.rules_first);
        Intent table = Shadows.shadowOf(page.activity()).getNextStartedActivity();
        try (TestScreen<TableActivity> screen = new TestScreen<>(TableActivity.class, table)) {
          ShadowLooper.idleMainLooper(20, TimeUnit.SECONDS);
          TextView prompt = screen.activity().findViewById(R.id.table_prompt);
          assertTrue(kit.id() + ": " + prompt.getText(), prompt.getText().length() > 24);
          assertEquals("nothing is cut", 0, cut(prompt));
        }
      }
    }
  }

  private static int cut(TextView text) {
    Layout layout = text.getLayout();
    return layout == null ? 0 : layout.getEllipsisCount(layout.getLineCount() - 1);
  }

  @Test
  public void aWholeFirstHandIsMadeByTaps() {
    Intent first = TableActivity.first(RuntimeEnvironment.getApplication(), Piles.ID);
    try (TableRobot robot = new TableRobot(first)) {
      guess(robot, 0, 0);
      guess(robot, 0, 1);
      guess(robot, 2, 0);
      guess(robot, 1, 0);
      assertTrue("it ends", robot.over());
      robot.press(robot.activity().findViewById(R.id.play_again));
      Intent next = Shadows.shadowOf(robot.activity()).getNextStartedActivity();
      assertEquals(3, TableOrder.of(next).seats());
      assertTrue(robot.activity().isFinishing());
    }
  }

  private static void guess(TableRobot robot, int pile, int button) {
    robot.tap(robot.node(At.middle(At.Kind.GRID).group(pile)));
    View offered = robot.buttons().get(0);
    assertEquals("only what is asked for is offered", 1, robot.buttons().size());
    String label = ((TextView) offered).getText().toString();
    assertTrue(label, label.startsWith(button == 0 ? "Higher" : "Lower"));
    robot.press(offered);
    robot.settle(6000);
  }

  @Test
  public void whatIsNotAskedForIsNotDone() {
    Intent first = TableActivity.first(RuntimeEnvironment.getApplication(), Piles.ID);
    try (TableRobot robot = new TableRobot(first)) {
      robot.tap(robot.node(At.middle(At.Kind.GRID).group(4)));
      assertTrue("the eight is not asked for", robot.buttons().isEmpty());
      assertTrue(robot.text(R.id.table_prompt).startsWith("Nine piles."));
    }
  }
}
