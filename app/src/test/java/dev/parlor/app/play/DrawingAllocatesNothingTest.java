package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Picture;
import dev.parlor.app.felt.FeltInside;
import dev.parlor.games.GameId;
import dev.parlor.p2p.testing.memory.Allocated;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Drawing a table makes no garbage. This is counted on a canvas that does nothing. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-xhdpi")
public final class DrawingAllocatesNothingTest {
  private static final int WARM = 400;
  private static final int TIMES = 100;
  private static final int ROUNDS = 5; // the machine's own garbage is not in all of them

  /** The size of the smallest object. Counting bytes makes some itself, once. */
  private static final int SMALLEST = 16;

  @Test
  public void noTableAllocatesWhileItIsDrawn() {
    List<String> some = new ArrayList<>();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameId game = kit.game().id();
      try (TableRobot robot = new TableRobot(game, kit.game().phones().most(), 4)) {
        for (int i = 0; i < 8; i++) {
          robot.step();
        }
        robot.settle(2000);
        Canvas nothing = new Nothing();
        draw(robot, nothing, WARM);
        long each = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
          long before = Allocated.byThisThread();
          draw(robot, nothing, TIMES);
          each = Math.min(each, (Allocated.byThisThread() - before) / TIMES);
        }
        if (each >= SMALLEST) {
          some.add(game + " " + each);
        }
      }
    }
    assertEquals("bytes for each drawing", List.of(), some);
  }

  private static void draw(TableRobot robot, Canvas canvas, int times) {
    for (int i = 0; i < times; i++) {
      FeltInside.draw(robot.felt(), canvas);
    }
  }

  private static final class Nothing extends Canvas {
    @Override
    public int save() {
      return 0;
    }

    @Override
    public void restore() {}

    @Override
    public void translate(float x, float y) {}

    @Override
    public void rotate(float degrees) {}

    @Override
    public boolean clipPath(Path path) {
      return true;
    }

    @Override
    public boolean clipRect(float left, float top, float right, float bottom) {
      return true;
    }

    @Override
    public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha) {
      return 0;
    }

    @Override
    public void drawRect(float left, float top, float right, float bottom, Paint paint) {}

    @Override
    public void drawRoundRect(
        float left, float top, float right, float bottom, float rx, float ry, Paint paint) {}

    @Override
    public void drawPath(Path path, Paint paint) {}

    @Override
    public void drawPicture(Picture picture) {}

    @Override
    public void drawCircle(float x, float y, float radius, Paint paint) {}

    @Override
    public void drawLine(float x, float y, float toX, float toY, Paint paint) {}

    @Override
    public void drawArc(
        float left,
        float top,
        float right,
        float bottom,
        float from,
        float sweep,
        boolean center,
        Paint paint) {}

    @Override
    public void drawText(String text, float x, float y, Paint paint) {}

    @Override
    public void scale(float x, float y) {}
  }
}
