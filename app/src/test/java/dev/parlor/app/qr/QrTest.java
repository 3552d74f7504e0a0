package dev.parlor.app.qr;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.look.Png;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Our reader reads what our view draws, as a camera might see it. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "xhdpi")
public final class QrTest {
  private static final String TEXT =
      "CG01:PILES:0A1B2C3D:00112233445566778899AABBCCDDEEFF:"
          + "00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF";
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  private static Bitmap drawn(int side) {
    QrView view = new QrView(RuntimeEnvironment.getApplication(), null);
    view.show(TEXT);
    view.measure(
        View.MeasureSpec.makeMeasureSpec(side, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(side, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, side, side);
    return Png.of(view);
  }

  /** A picture of the camera. The code is somewhere in it, turned, in bad light. */
  private static Optional<String> seen(float degrees, float scale, int noise, int light) {
    Bitmap code = drawn(440);
    Bitmap picture = Bitmap.createBitmap(WIDTH, HEIGHT, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(picture);
    canvas.drawColor(Color.rgb(70, 90, 80));
    canvas.translate(WIDTH * 0.55f, HEIGHT * 0.48f);
    canvas.rotate(degrees);
    canvas.scale(scale, scale);
    canvas.drawBitmap(
        code,
        -code.getWidth() / 2f,
        -code.getHeight() / 2f,
        new android.graphics.Paint(android.graphics.Paint.FILTER_BITMAP_FLAG));
    return new QrReader().read(luminance(picture, noise, light), WIDTH, HEIGHT);
  }

  private static byte[] luminance(Bitmap picture, int noise, int light) {
    Random random = new Random(11);
    int[] pixels = new int[WIDTH * HEIGHT];
    picture.getPixels(pixels, 0, WIDTH, 0, 0, WIDTH, HEIGHT);
    byte[] luminance = new byte[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      int bright = Color.green(pixels[i]) * light / 100 + random.nextInt(2 * noise + 1) - noise;
      luminance[i] = (byte) Math.max(0, Math.min(255, bright));
    }
    return luminance;
  }

  @Test
  public void aCodeIsReadStraightOn() {
    assertEquals(Optional.of(TEXT), seen(0, 1, 0, 100));
  }

  @Test
  public void aCodeIsReadHoweverThePhoneIsTurned() {
    for (float degrees : new float[] {17, 45, 90, 133, 180, 270}) {
      assertEquals(degrees + " degrees", Optional.of(TEXT), seen(degrees, 1, 0, 100));
    }
  }

  @Test
  public void aCodeIsReadInNoiseAndDimLight() {
    assertEquals(Optional.of(TEXT), seen(8, 1.2f, 25, 100));
    assertEquals(Optional.of(TEXT), seen(-12, 1, 8, 35));
  }

  @Test
  public void aCodeIsReadFromFarAndFromNear() {
    assertEquals(Optional.of(TEXT), seen(5, 0.5f, 5, 100));
    assertEquals(Optional.of(TEXT), seen(5, 1.5f, 5, 100));
  }

  @Test
  @Config(qualifiers = "+night")
  public void aCodeIsDarkOnLightByNightToo() {
    Bitmap code = drawn(440);
    int paper = RuntimeEnvironment.getApplication().getColor(R.color.ivory);
    assertEquals(paper, code.getPixel(220, 12));
    assertEquals(Optional.of(TEXT), seen(0, 1, 0, 100));
  }

  @Test
  public void aPictureWithoutACodeSaysNothing() {
    byte[] noise = new byte[WIDTH * HEIGHT];
    new Random(3).nextBytes(noise);
    assertEquals(Optional.empty(), new QrReader().read(noise, WIDTH, HEIGHT));
    assertEquals(Optional.empty(), new QrReader().read(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT));
  }

  @Test
  public void rowsThatLieFurtherApartThanTheyAreLongAreReadToo() {
    Bitmap code = drawn(440);
    int side = code.getWidth();
    int stride = side + 40;
    byte[] plane = new byte[stride * side - 40];
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        plane[y * stride + x] = (byte) Color.green(code.getPixel(x, y));
      }
    }
    assertEquals(
        Optional.of(TEXT),
        Luminance.of(ByteBuffer.wrap(plane), stride, side, side).read(new QrReader()));
  }

  @Test
  public void capitalsAndDigitsMakeASmallCode() {
    assertTrue(QrMatrix.of(TEXT).side() <= 37);
  }

  @Test
  public void whatIsTooLongForACodeIsAMistakeOfOurs() {
    assertThrows(IllegalArgumentException.class, () -> QrMatrix.of("A".repeat(5000)));
  }
}
