package dev.parlor.app.platform;

import android.graphics.HardwareRenderer;
import org.robolectric.annotation.ClassName;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowNativeHardwareRenderer;

/**
 * Frames that nobody sees are not drawn. From Android 16 on Robolectric's own does that in
 * software, which takes more time than all else that a test does; pictures are drawn into bitmaps,
 * without it. It stands in for Robolectric's own on every Android, or older ones would have none.
 */
@Implements(
    value = HardwareRenderer.class,
    minSdk = UndrawnFrames.ANDROID_10,
    callNativeMethodsByDefault = true)
public class UndrawnFrames extends ShadowNativeHardwareRenderer {
  static final int ANDROID_10 = 29;
  private static final int ANDROID_16 = 36;
  private static final int WELL = 0;

  @Implementation(minSdk = ANDROID_16)
  protected int syncAndDrawFrame(@ClassName("android.graphics.FrameInfo") Object frame) {
    return WELL;
  }
}
