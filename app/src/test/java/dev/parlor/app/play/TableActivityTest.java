package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.felt.Laid;
import dev.parlor.games.GameId;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.At;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The parts that all tables have in common. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w360dp-h640dp-xhdpi")
public final class TableActivityTest {
  private static final int PATIENCE = 400;

  @Test
  public void aPileIsPickedByATapAndThenGuessed() {
    try (TableRobot robot = new TableRobot(Piles.ID, 1, 3)) {
      assertEquals("Pick a pile.", robot.text(R.id.table_prompt));
      assertEquals(List.of(), robot.buttons());
      robot.tap(robot.node(At.middle(At.Kind.GRID).group(4)));
      assertEquals(2, robot.buttons().size());
      robot.press(robot.buttons().get(0));
      assertFalse(robot.text(R.id.table_news).isEmpty());
    }
  }

  @Test
  public void ownCardsLieFaceDownUntilAFingerLiesOnThem() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 3, 5)) {
      robot.settle(600);
      List<Laid.Node> open = own(robot);
      assertEquals(2, open.size());
      robot.activity().findViewById(R.id.toolbar);
      robot.hideCards();
      List<Laid.Node> hidden = own(robot);
      assertTrue(hidden.get(0).spoken(), hidden.get(0).spoken().contains("face down"));
      Laid.Node card = hidden.get(0);
      long now = SystemClock.uptimeMillis();
      float x = card.box().centerX();
      float y = card.box().centerY();
      MotionEvent down = MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, x, y, 0);
      robot.felt().dispatchTouchEvent(down);
      assertEquals(open.get(0).spoken(), own(robot).get(0).spoken());
      MotionEvent up = MotionEvent.obtain(now, now + 900, MotionEvent.ACTION_UP, x, y, 0);
      robot.felt().dispatchTouchEvent(up);
      assertTrue(own(robot).get(0).spoken().contains("face down"));
    }
  }

  private static List<Laid.Node> own(TableRobot robot) {
    return java.util.Objects.requireNonNull(robot.felt().laid()).nodes().stream()
        .filter(node -> node.at().kind() == At.Kind.OWN && node.at().index() >= 0)
        .collect(Collectors.toList());
  }

  /**
   * What is offered then stands in the place of the moves, so nothing is empty while cards shrink.
   */
  @Test
  public void inTheEndTheFeltKeepsItsRoom() {
    try (TableRobot robot = new TableRobot(Piles.ID, 1, 3)) {
      int inPlay = robot.felt().getHeight();
      for (int step = 0; step < PATIENCE && !robot.over(); step++) {
        robot.step();
      }
      assertTrue("it ends", robot.over());
      robot.settle(600);
      View again = robot.activity().findViewById(R.id.see_again);
      int more = again.getVisibility() == View.VISIBLE ? again.getHeight() : 0;
      int news = robot.activity().findViewById(R.id.table_news).getHeight();
      int lost = inPlay - robot.felt().getHeight();
      assertTrue("lost " + lost + " beside " + more, lost <= more + news);
    }
  }

  @Test
  public void aCardOfTheHandIsPutElsewhereByDragging() {
    try (TableRobot robot = new TableRobot(Romme.ID, 2, 2)) {
      robot.settle(600);
      List<String> before = faces(robot);
      robot.drag(own(robot).get(0), own(robot).get(3));
      List<String> after = faces(robot);
      assertEquals(before.get(0), after.get(3));
      assertEquals(before.get(1), after.get(0));
    }
  }

  private static List<String> faces(TableRobot robot) {
    return own(robot).stream().map(Laid.Node::spoken).collect(Collectors.toList());
  }

  @Test
  public void everythingOnTheFeltIsSaidToAScreenReader() {
    for (GameId game : Catalogue.SHIPPED.games().ids()) {
      try (TableRobot robot = new TableRobot(game, 2, 4)) {
        for (int i = 0; i < 6; i++) {
          robot.step();
        }
        for (Laid.Node node : java.util.Objects.requireNonNull(robot.felt().laid()).nodes()) {
          assertFalse(game + ": silent " + node, node.spoken().trim().isEmpty());
        }
      }
    }
  }
}
