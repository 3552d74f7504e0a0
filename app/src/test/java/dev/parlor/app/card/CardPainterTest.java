package dev.parlor.app.card;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import dev.parlor.app.look.Png;
import dev.parlor.games.card.Card;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(qualifiers = "xhdpi", sdk = 35)
public final class CardPainterTest {
  private static final float DENSITY = 2;

  private final CardPainter painter = new CardPainter(resources());

  private static Resources resources() {
    return RuntimeEnvironment.getApplication().getResources();
  }

  @Test
  public void aSheetOfAllCardsToLookAt() {
    int[] widthsDp = {120, 72, 40};
    int y = 20;
    Bitmap sheet = Bitmap.createBitmap(3380, 3420, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(sheet);
    canvas.drawColor(resources().getColor(dev.parlor.app.R.color.felt, null));
    for (int widthDp : widthsDp) {
      painter.useFourColours(widthDp != 72);
      float width = widthDp * DENSITY;
      for (int row = 0; row < 4; row++) {
        for (int i = 0; i < 13; i++) {
          painter.draw(canvas, Card.of(row * 13 + i), 20 + i * (width + 16), y, width);
        }
        y += (int) (width * CardPainter.RATIO) + 16;
      }
      painter.draw(canvas, Card.JOKER, 20, y, width);
      painter.draw(canvas, null, 20 + width + 16, y, width);
      painter.drawSealed(canvas, 20 + 2 * (width + 16), y, width);
      y += (int) (width * CardPainter.RATIO) + 24;
    }
    Png.write(sheet, "cards");
  }

  @Test
  public void everyFaceLooksDifferentAtEverySize() {
    for (int widthDp : new int[] {30, 50, 72, 120}) {
      Map<ByteBuffer, String> seen = new HashMap<>();
      for (int code = 0; code <= 52; code++) {
        Card card = Card.of(code);
        String same = seen.put(pixels(card, widthDp), card.toString());
        assertEquals(card + " looks like " + same + " at " + widthDp + " dp", null, same);
      }
      assertTrue(seen.put(pixels(null, widthDp), "back") == null);
    }
  }

  @Test
  public void fourColoursTellDiamondsFromHeartsByColourToo() {
    ByteBuffer two = pixels(Card.parse("7d"), 72);
    painter.useFourColours(true);
    assertNotEquals(two, pixels(Card.parse("7d"), 72));
  }

  private ByteBuffer pixels(@Nullable Card card, int widthDp) {
    int width = (int) (widthDp * DENSITY);
    Bitmap bitmap =
        Bitmap.createBitmap(width, (int) (width * CardPainter.RATIO), Bitmap.Config.ARGB_8888);
    painter.draw(new Canvas(bitmap), card, 0, 0, width);
    ByteBuffer pixels = ByteBuffer.allocate(bitmap.getByteCount());
    bitmap.copyPixelsToBuffer(pixels);
    pixels.rewind();
    return pixels;
  }
}
