package dev.parlor.app.look;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Color;
import android.os.Build;
import java.io.File;

/**
 * Pictures that are kept in {@code docs/screenshots}. Each was looked at. A screen that looks
 * another way has to be looked at again. {@code -Dparlor.pictures=keep} replaces the kept pictures
 * by those that are drawn now. To keep another one, put an empty file of its name there.
 */
public final class Kept {
  private static final int STEP = 48; // of 255; an edge drawn a little differently is less

  /** The part of all pixels that may differ. Names are drawn by lot, which is a fifth of that. */
  private static final float MOST = 0.008f;

  /**
   * The part that may differ on Androids newer than the one of the kept pictures. They draw letters
   * a little differently.
   */
  private static final float MOST_ELSEWHERE = 0.02f;

  private static final int KEPT_ON = 35;
  private static final int LONGEST = 720; // pixels: enough to look at, and small
  private static final int FEWER_COLOURS = 0xfffcfcfc;
  private static final File DIR = new File("../docs/screenshots");

  private Kept() {}

  /** Compares a picture with the kept one, if there is one. */
  static void compare(Bitmap drawn, String name) {
    File file = new File(DIR, "app-" + name + ".png");
    if (!file.isFile()) {
      return;
    }
    Bitmap now = small(drawn);
    if ("keep".equals(System.getProperty("parlor.pictures"))) {
      Png.save(plain(now), file);
    }
    Bitmap known = BitmapFactory.decodeFile(file.getPath());
    assertTrue("nobody has looked at " + file.getName(), known != null);
    assertEquals("width of " + name, known.getWidth(), now.getWidth());
    assertEquals("height of " + name, known.getHeight(), now.getHeight());
    float other = difference(known, now);
    assertTrue(
        name + " is drawn another way in " + other * 100 + " % of it: look at " + Png.file(name),
        other <= (Build.VERSION.SDK_INT <= KEPT_ON ? MOST : MOST_ELSEWHERE));
  }

  private static Bitmap small(Bitmap drawn) {
    float scale = (float) LONGEST / Math.max(drawn.getWidth(), drawn.getHeight());
    int width = Math.round(drawn.getWidth() * scale);
    int height = Math.round(drawn.getHeight() * scale);
    return scale >= 1 ? drawn : Bitmap.createScaledBitmap(drawn, width, height, true);
  }

  /** The picture with fewer colours, so that its file is small. */
  public static Bitmap plain(Bitmap bitmap) {
    int[] pixels = pixels(bitmap);
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] &= FEWER_COLOURS;
    }
    return Bitmap.createBitmap(
        pixels, bitmap.getWidth(), bitmap.getHeight(), Bitmap.Config.ARGB_8888);
  }

  /** The part of all pixels whose colour differs for the eye. */
  static float difference(Bitmap one, Bitmap other) {
    int[] a = pixels(one);
    int[] b = pixels(other);
    int different = 0;
    for (int i = 0; i < a.length; i++) {
      boolean near =
          Math.abs(Color.red(a[i]) - Color.red(b[i])) <= STEP
              && Math.abs(Color.green(a[i]) - Color.green(b[i])) <= STEP
              && Math.abs(Color.blue(a[i]) - Color.blue(b[i])) <= STEP;
      different += near ? 0 : 1;
    }
    return (float) different / a.length;
  }

  private static int[] pixels(Bitmap bitmap) {
    int[] pixels = new int[bitmap.getWidth() * bitmap.getHeight()];
    bitmap.getPixels(pixels, 0, bitmap.getWidth(), 0, 0, bitmap.getWidth(), bitmap.getHeight());
    return pixels;
  }
}
