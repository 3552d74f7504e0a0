package dev.parlor.app.screens;

import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.view.View;
import dev.parlor.app.play.TableRobot;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Pictures of the tables of all games; the checks only see that something is drawn. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 34)
public final class TableScreensTest {
  private static final int[] MOMENTS = {14};

  private final int number;
  private final Look look;

  public TableScreensTest(int number) {
    this.number = number;
    this.look = Look.TABLES.get(number - 1);
  }

  @Parameters
  public static List<Object[]> looks() {
    return Look.numbersOf(Look.TABLES);
  }

  @Before
  public void look() {
    look.take();
  }

  @Test
  public void poker() {
    shoot(Holdem.ID, 4, 5);
  }

  @Test
  public void romme() {
    shoot(Romme.ID, 4, 2);
  }

  @Test
  public void recall() {
    shoot(Recall.ID, 4, 3);
  }

  @Test
  public void blackjack() {
    shoot(Duel.ID, 3, 4);
  }

  @Test
  public void highlow() {
    shoot(HighLow.ID, 3, 6);
  }

  @Test
  public void piles() {
    shoot(Piles.ID, 4, 7);
  }

  @Test
  public void classic() {
    shoot(Classic.ID, 2, 9);
  }

  @Test
  public void aRaise() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 4, 5)) {
      for (int step = 0; step < 60 && !pressed(robot, 2); step++) {
        robot.settle(500);
      }
      robot.slide(0.4f);
      picture(robot, "table-raise");
    }
  }

  @Test
  public void aBet() {
    try (TableRobot robot = new TableRobot(Duel.ID, 3, 4)) {
      robot.settle(800);
      robot.slide(0.3f);
      picture(robot, "table-bet");
    }
  }

  @Test
  public void cardsThatOnlyTheirOwnerSees() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 4, 5)) {
      robot.settle(3000);
      robot.hideCards();
      robot.settle(800);
      picture(robot, "table-hidden");
    }
  }

  private static boolean pressed(TableRobot robot, int button) {
    if (robot.buttons().size() <= button) {
      return false;
    }
    robot.press(robot.buttons().get(button));
    return true;
  }

  private void picture(TableRobot robot, String name) {
    robot.settle(400);
    Png.write(Png.of(robot.activity().getWindow().getDecorView()), name + "-" + number);
    assertTrue(name, robot.felt().laid() != null);
  }

  private void shoot(GameId game, int seats, long seed) {
    try (TableRobot robot = new TableRobot(game, seats, seed)) {
      int step = 0;
      for (int moment : MOMENTS) {
        while (step < moment && robot.step()) {
          step++;
        }
        robot.settle(900);
        View root = robot.activity().getWindow().getDecorView();
        Bitmap bitmap = Png.of(root);
        Png.write(bitmap, "table-" + game.id() + "-" + number + "-" + moment);
        int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
        assertTrue("nothing is drawn of " + game, middle != 0);
      }
    }
  }
}
