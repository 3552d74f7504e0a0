package dev.parlor.app.platform;

import android.content.pm.PackageManager;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.Resetter;

/**
 * Whether Android would show its question for a permission. From Android 17 on an activity asks for
 * this first, and without a question it answers by itself. Robolectric has nobody to ask, and takes
 * that for "granted".
 */
@Implements(
    className = "android.permission.PermissionManager",
    isInAndroidSdk = false,
    minSdk = RequestStates.ANDROID_17)
public class RequestStates {
  static final int ANDROID_17 = 37;
  private static final int GRANTED = 0;
  private static final int REQUESTABLE = 1;
  private static final int UNREQUESTABLE = 2;

  private static boolean refusedForGood;

  /** Lets Android show no question from now on in this test. */
  public static void refuseForGood() {
    refusedForGood = true;
  }

  @Resetter
  public static void reset() {
    refusedForGood = false;
  }

  @Implementation
  protected int getPermissionRequestState(String packageName, String permission, int device) {
    boolean granted =
        RuntimeEnvironment.getApplication().checkSelfPermission(permission)
            == PackageManager.PERMISSION_GRANTED;
    int asked = refusedForGood ? UNREQUESTABLE : REQUESTABLE;
    return granted ? GRANTED : asked;
  }
}
