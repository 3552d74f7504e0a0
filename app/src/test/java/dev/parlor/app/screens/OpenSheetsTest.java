package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.play.TableRobot;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Sheets that open at the tables: a raise, a bet, a round compared, a window. They are in every
 * look, side by side, and made at night. The button that does it is on the screen, whole, without
 * scrolling.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35)
public final class OpenSheetsTest {
  private static final int[] DOES = {R.id.amount_done, R.id.amount_all};

  private final int number;
  private final ScreenLook look;

  public OpenSheetsTest(int number) {
    this.number = number;
    look = ScreenLook.SHEETS.get(number - 1);
  }

  @Parameters
  public static List<Object[]> looks() {
    return ScreenLook.numbersOf(ScreenLook.SHEETS);
  }

  private static TableRobot robot(GameId game, long seed) {
    return new TableRobot(game, Catalogue.SHIPPED.of(game).game().phones().most(), seed);
  }

  @Test
  public void whatOpensIsSeenWhole() {
    Assume.assumeTrue("at night only", Boolean.getBoolean("parlor.sheets"));
    look.take();
    List<Bitmap> seen = new ArrayList<>();
    try (TableRobot robot = robot(Holdem.ID, 5)) {
      TablePicturesTest.askHowHigh(robot);
      robot.slide(0.4f);
      seen.add(picture(robot));
      robot.slide(1);
      seen.add(picture(robot));
    }
    seen.add(at(Duel.ID, 4, TablePicturesTest::isAmount));
    seen.add(at(Duel.ID, 5, TablePicturesTest::isCompared));
    seen.add(at(HighLow.ID, 6, TablePicturesTest::isAmount));
    seen.add(at(Recall.ID, 5, TablePicturesTest::isWindow));
    Bitmap first = seen.get(0);
    Bitmap sheet =
        Bitmap.createBitmap(
            first.getWidth() * seen.size(), first.getHeight(), Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(sheet);
    for (int i = 0; i < seen.size(); i++) {
      canvas.drawBitmap(seen.get(i), first.getWidth() * i, 0, null);
    }
    Png.write(sheet, "opened-" + number);
  }

  private static Bitmap at(GameId game, long seed, Predicate<Scene> moment) {
    try (TableRobot robot = robot(game, seed)) {
      TablePicturesTest.play(robot, game.id(), moment);
      return picture(robot);
    }
  }

  private static Bitmap picture(TableRobot robot) {
    robot.settle(900);
    for (int id : DOES) {
      View button = robot.activity().findViewById(id);
      if (TablePicturesTest.isAmount(robot.scene()) && button.getVisibility() == View.VISIBLE) {
        Rect shown = new Rect();
        assertTrue("what does it is on the screen", button.getGlobalVisibleRect(shown));
        assertEquals("all of it", button.getHeight(), shown.height());
      }
    }
    return Png.of(robot.activity().getWindow().getDecorView());
  }
}
