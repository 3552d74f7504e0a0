package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import dev.parlor.games.piles.Piles;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.Scene;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/**
 * A card that flies into the scrolled part is seen on its whole way, as far as it ends in sight.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class FlightsTest {
  private static final Ground GROUND = new Ground(400, 400, 1, 1, false);
  private static final Box WINDOW = Box.sized(200, 0, 200, 80);
  private static final Scene SCENE =
      new PlayedTable(Catalogue.SHIPPED.of(Piles.ID), 2, Map.of(), 4, false).scene();

  /** What is seen at this place half-way from the hand to a card of the scrolled part. */
  private static int halfWay(Box to, int x, int y) {
    Context context = RuntimeEnvironment.getApplication();
    FeltDrawing drawing = new FeltDrawing(context, new FeltTouch(new FeltView(context, null)));
    TwoStacks stacks = new TwoStacks();
    drawing.follow(stacks.laid(7), SCENE, GROUND, true, true, 1000);
    Laid after = stacks.scrolled(7, to, WINDOW);
    drawing.follow(after, SCENE, GROUND, true, true, 5000);
    Bitmap bitmap = Bitmap.createBitmap(400, 400, Bitmap.Config.ARGB_8888);
    drawing.draw(new Canvas(bitmap), after, GROUND, 0, 5000 + Motion.MILLIS / 3, 0);
    return bitmap.getPixel(x, y);
  }

  @Test
  public void aCardIsSeenBeforeItReachesItsPlace() {
    assertNotEquals(0, halfWay(Box.sized(300, 5, 50, 70), 185, 170));
  }

  @Test
  public void aCardThatIsScrolledAwayFliesUnseen() {
    assertEquals(0, halfWay(Box.sized(300, 105, 50, 70), 185, 220));
  }
}
