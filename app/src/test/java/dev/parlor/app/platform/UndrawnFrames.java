package dev.parlor.app.platform;

import android.graphics.HardwareRenderer;
import org.robolectric.annotation.ClassName;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowNativeHardwareRenderer;

/**
 * Keeps frames that nobody sees from being drawn. From Android 16 on Robolectric draws them in
 * software, which takes more time than all else that a test does. Pictures are drawn into bitmaps,
 * without frames. This class stands in for Robolectric's own on every Android, because older ones
 * would have none otherwise.
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
