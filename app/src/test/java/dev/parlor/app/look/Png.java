package dev.parlor.app.look;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import org.robolectric.shadows.ShadowLooper;

/** Writes pictures to {@code target/screens} (or {@code build/screens}), to be looked at. */
public final class Png {
  private static final long STILL = 900; // after this long nothing flies any more

  private Png() {}

  public static Bitmap of(View view) {
    Bitmap bitmap = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(bitmap));
    return bitmap;
  }

  /** A whole screen as it lies on a phone, with bars and cutout. */
  public static Bitmap ofScreen(View decor) {
    Glass glass = Glass.lay(decor);
    ShadowLooper.idleMainLooper(STILL, TimeUnit.MILLISECONDS);
    Bitmap picture = of(decor);
    glass.shade(picture);
    return picture;
  }

  static File file(String name) {
    File dir = new File(new File("target").isDirectory() ? "target" : "build", "screens");
    return new File(dir, name + ".png");
  }

  /** Writes a picture. If one of this name is kept, it must look like that one. */
  public static void write(Bitmap bitmap, String name) {
    File file = file(name);
    save(bitmap, file);
    Kept.compare(bitmap, name);
  }

  public static void save(Bitmap bitmap, File file) {
    File dir = file.getParentFile();
    if (!dir.isDirectory() && !dir.mkdirs()) {
      throw new AssertionError("can't make " + dir);
    }
    try (OutputStream out = new FileOutputStream(file)) {
      if (!bitmap.compress(Bitmap.CompressFormat.PNG, 100, out)) {
        throw new AssertionError("can't write " + file);
      }
    } catch (IOException e) {
      throw new AssertionError(file + ": " + e, e);
    }
  }
}
