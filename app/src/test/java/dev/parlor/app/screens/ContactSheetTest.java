package dev.parlor.app.screens;

import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Rect;
import android.view.View;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.play.TableRobot;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Sheets of small pictures of every table in every look, to be looked at. They are made at night.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35)
public final class ContactSheetTest {
  private static final int[] MOMENTS = {2, 8, 20, 40};
  private static final int WIDE = 240;

  private final int number;
  private final ScreenLook look;

  public ContactSheetTest(int number) {
    this.number = number;
    this.look = ScreenLook.TABLES.get(number - 1);
  }

  @Parameters
  public static List<Object[]> looks() {
    return ScreenLook.numbersOf(ScreenLook.TABLES);
  }

  private static TableRobot robot(TableKit<?, ?> kit) {
    return new TableRobot(kit.game().game().id(), kit.game().phones().most(), 11);
  }

  @Test
  public void everyTable() {
    Assume.assumeTrue("at night only", Boolean.getBoolean("parlor.sheets"));
    look.take();
    Bitmap sheet = null;
    Canvas canvas = null;
    int high = 0;
    List<TableKit<?, ?>> games = Catalogue.SHIPPED.all();
    for (int row = 0; row < games.size(); row++) {
      try (TableRobot robot = robot(games.get(row))) {
        int step = 0;
        for (int column = 0; column < MOMENTS.length; column++) {
          while (step < MOMENTS[column] && robot.step()) {
            step++;
          }
          robot.settle(1200);
          View root = robot.activity().getWindow().getDecorView();
          if (sheet == null || canvas == null) {
            high = WIDE * root.getHeight() / root.getWidth();
            sheet =
                Bitmap.createBitmap(
                    WIDE * MOMENTS.length, high * games.size(), Bitmap.Config.ARGB_8888);
            canvas = new Canvas(sheet);
          }
          Rect place = new Rect(WIDE * column, high * row, WIDE * (column + 1), high * (row + 1));
          canvas.drawBitmap(Png.of(root), null, place, new Paint(Paint.FILTER_BITMAP_FLAG));
        }
      }
    }
    assertTrue(sheet != null);
    Png.write(sheet, "sheet-" + number);
  }
}
