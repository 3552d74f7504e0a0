package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.WindowManager;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.Laid;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A device that lies in the middle of the table for all. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w840dp-h1200dp-port-mdpi")
public final class MiddleTest {

  private static TableRobot poker() {
    TableRobot robot = new TableRobot(Holdem.ID, 4, 5);
    robot.settle(3000);
    return robot;
  }

  static void lay(TableRobot robot) {
    MaterialToolbar bar = robot.activity().findViewById(R.id.toolbar);
    bar.getMenu().performIdentifierAction(R.id.menu_middle, 0);
    robot.settle(1200);
  }

  private static boolean isSeen(TableRobot robot, int id) {
    return robot.activity().findViewById(id).isShown();
  }

  private static long ownFaces(TableRobot robot) {
    return Objects.requireNonNull(robot.felt().laid()).cards().stream()
        .filter(card -> card.spot().at().kind() == At.Kind.OWN)
        .filter(card -> card.spot().face() != null)
        .count();
  }

  @Test
  public void itShowsWhatAllMaySeeAndHasNoButtonButTheWayOut() {
    try (TableRobot robot = poker()) {
      assertEquals(2, ownFaces(robot));
      lay(robot);
      assertEquals(Scene.ONLOOKER, robot.scene().viewer());
      assertEquals(0, ownFaces(robot));
      Laid laid = Objects.requireNonNull(robot.felt().laid());
      assertEquals(4, laid.plates().size());
      assertTrue(laid.nodes().stream().noneMatch(Laid.Node::target));
      for (int gone : new int[] {R.id.toolbar, R.id.console, R.id.company, R.id.turn_edge}) {
        assertFalse(isSeen(robot, gone));
      }
      assertTrue(isSeen(robot, R.id.take_up));
      assertEquals("It is your turn.", robot.text(R.id.middle_said));
      assertTrue(
          (robot.activity().getWindow().getAttributes().flags
                  & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
              != 0);
    }
  }

  @Test
  public void itStaysThereWhenTheDeviceIsTurned() {
    try (TableRobot robot = poker()) {
      lay(robot);
      robot.turnThePhone("w1200dp-h840dp-land");
      assertEquals(Scene.ONLOOKER, robot.scene().viewer());
      View middle = robot.activity().findViewById(R.id.middle);
      assertEquals(View.VISIBLE, middle.getVisibility());
      View side = robot.activity().findViewById(R.id.table_side);
      assertEquals(View.GONE, side.getVisibility());
    }
  }

  /** A person who takes the device up finds the own cards hidden, because others sit around it. */
  @Test
  public void itIsTakenUpByTheButtonOrByGoingBack() {
    try (TableRobot robot = poker()) {
      for (int way = 0; way < 2; way++) {
        lay(robot);
        if (way == 0) {
          robot.press(robot.activity().<View>findViewById(R.id.take_up));
        } else {
          robot.activity().getOnBackPressedDispatcher().onBackPressed();
          robot.settle(20);
        }
        assertFalse(robot.activity().isFinishing());
        assertEquals(0, robot.scene().viewer());
        assertTrue(isSeen(robot, R.id.toolbar));
        assertFalse(isSeen(robot, R.id.take_up));
        assertTrue(robot.node(At.of(At.Kind.OWN, 0).card(0)).spoken().contains("face down"));
      }
    }
  }
}
