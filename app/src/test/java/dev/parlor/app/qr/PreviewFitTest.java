package dev.parlor.app.qr;

import static org.junit.Assert.assertEquals;

import android.graphics.Matrix;
import android.graphics.RectF;
import android.util.Size;
import android.view.Surface;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
public final class PreviewFitTest {
  private static final Size PREVIEW = new Size(1280, 720);

  /** The places to which the corners of the view go. */
  private static RectF fit(int width, int height, int rotation) {
    Matrix matrix = PreviewFit.of(width, height, PREVIEW, rotation);
    RectF view = new RectF(0, 0, width, height);
    matrix.mapRect(view);
    return view;
  }

  private static void assertRect(float left, float top, float right, float bottom, RectF rect) {
    assertEquals(left, rect.left, 0.5f);
    assertEquals(top, rect.top, 0.5f);
    assertEquals(right, rect.right, 0.5f);
    assertEquals(bottom, rect.bottom, 0.5f);
  }

  @Test
  public void aViewOfThePreviewsOwnShapeShowsAllOfIt() {
    assertRect(0, 0, 720, 1280, fit(720, 1280, Surface.ROTATION_0));
    assertRect(0, 0, 1280, 720, fit(1280, 720, Surface.ROTATION_90));
    assertRect(0, 0, 1280, 720, fit(1280, 720, Surface.ROTATION_270));
  }

  @Test
  public void aWiderViewCutsOffAboveAndBelow() {
    assertRect(0, -640, 1440, 1920, fit(1440, 1280, Surface.ROTATION_0));
  }

  @Test
  public void aHigherViewCutsOffAtTheSides() {
    assertRect(-360, 0, 1080, 2560, fit(720, 2560, Surface.ROTATION_0));
  }
}
