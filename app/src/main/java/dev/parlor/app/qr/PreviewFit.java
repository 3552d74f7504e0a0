package dev.parlor.app.qr;

import android.graphics.Matrix;
import android.graphics.RectF;
import android.util.Size;
import android.view.Surface;

/** How a preview fills a view without being stretched, whichever way the phone is held. */
final class PreviewFit {
  private PreviewFit() {}

  /**
   * The transformation of a preview. A view stretches it as if the phone were upright; this undoes
   * that.
   *
   * @param rotation of the display, as {@link Surface} counts it
   */
  static Matrix of(int viewWidth, int viewHeight, Size preview, int rotation) {
    Matrix matrix = new Matrix();
    RectF view = new RectF(0, 0, viewWidth, viewHeight);
    RectF upright = new RectF(0, 0, preview.getHeight(), preview.getWidth());
    upright.offset(view.centerX() - upright.centerX(), view.centerY() - upright.centerY());
    matrix.setRectToRect(view, upright, Matrix.ScaleToFit.FILL);
    boolean lying = rotation == Surface.ROTATION_90 || rotation == Surface.ROTATION_270;
    float width = lying ? preview.getWidth() : preview.getHeight();
    float height = lying ? preview.getHeight() : preview.getWidth();
    float scale = Math.max(viewWidth / width, viewHeight / height);
    matrix.postScale(scale, scale, view.centerX(), view.centerY());
    matrix.postRotate(degrees(rotation), view.centerX(), view.centerY());
    return matrix;
  }

  private static int degrees(int rotation) {
    return switch (rotation) {
      case Surface.ROTATION_90 -> -90;
      case Surface.ROTATION_180 -> 180;
      case Surface.ROTATION_270 -> 90;
      default -> 0;
    };
  }
}
