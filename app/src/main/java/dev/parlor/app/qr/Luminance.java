package dev.parlor.app.qr;

import android.media.Image;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Optional;

/** A picture in brightness, one byte a pixel, row after row. */
final class Luminance {
  private final byte[] pixels;
  private final int width;
  private final int height;

  private Luminance(byte[] pixels, int width, int height) {
    this.pixels = pixels;
    this.width = width;
    this.height = height;
  }

  /** The first plane of a camera picture. */
  static Luminance of(Image image) {
    Image.Plane plane = image.getPlanes()[0];
    return of(plane.getBuffer(), plane.getRowStride(), image.getWidth(), image.getHeight());
  }

  /**
   * @param stride how far apart the rows begin; the last one may end early
   */
  static Luminance of(ByteBuffer plane, int stride, int width, int height) {
    byte[] pixels = new byte[width * height];
    for (int row = 0; row < height; row++) {
      // Android 8 knows this one of Buffer alone
      ((Buffer) plane).position(row * stride);
      plane.get(pixels, row * width, Math.min(width, plane.remaining()));
    }
    return new Luminance(pixels, width, height);
  }

  /** What a code in it says. */
  Optional<String> read(QrReader reader) {
    return reader.read(pixels, width, height);
  }
}
