package dev.parlor.app.doorstep;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.os.Build;
import android.provider.Settings;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.platform.RequestStates;
import dev.parlor.radio.RadioState;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;

/**
 * Which permissions are asked for, and how they are explained, on every Android version that the
 * build names.
 */
@RunWith(RobolectricTestRunner.class)
@Config(application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class DoorstepTest {
  private static boolean old() {
    return Build.VERSION.SDK_INT < Build.VERSION_CODES.S;
  }

  private static TestScreen<JoinActivity> join() {
    return new TestScreen<>(JoinActivity.class);
  }

  private static void answer(TestScreen<JoinActivity> screen, int result) {
    ShadowActivity.PermissionsRequest request =
        shadowOf(screen.activity()).getLastRequestedPermission();
    int[] results = new int[request.requestedPermissions.length];
    Arrays.fill(results, result);
    if (result == PackageManager.PERMISSION_GRANTED) {
      shadowOf(RuntimeEnvironment.getApplication()).grantPermissions(request.requestedPermissions);
    }
    screen
        .activity()
        .onRequestPermissionsResult(request.requestCode, request.requestedPermissions, results);
    TestScreen.settle();
  }

  @SuppressWarnings("deprecation") // the method that took its place is missing on Android 8
  private static void location(boolean on) {
    Context context = RuntimeEnvironment.getApplication();
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
      shadowOf(context.getSystemService(LocationManager.class)).setLocationEnabled(on);
    } else {
      int mode =
          on ? Settings.Secure.LOCATION_MODE_HIGH_ACCURACY : Settings.Secure.LOCATION_MODE_OFF;
      Settings.Secure.putInt(context.getContentResolver(), Settings.Secure.LOCATION_MODE, mode);
    }
  }

  @Test
  public void thePermissionIsExplainedThenAskedForThenTheSearchBegins() {
    location(true);
    try (TestScreen<JoinActivity> screen = join()) {
      assertEquals(
          old() ? "May Parlor look for tables?" : "May Parlor see phones near you?",
          screen.text(R.id.notice_title));
      assertFalse(TestHousehold.get().nearby.asked.contains("search"));
      screen.tap(R.id.notice_button);
      answer(screen, PackageManager.PERMISSION_GRANTED);
      assertTrue(TestHousehold.get().nearby.asked.contains("search"));
      assertFalse(screen.sees(R.id.join_missing));
    }
  }

  @Test
  public void whoRefusedForGoodIsLedToTheSettingsOfTheApp() {
    location(true);
    try (TestScreen<JoinActivity> screen = join()) {
      screen.tap(R.id.notice_button);
      answer(screen, PackageManager.PERMISSION_DENIED);
      assertEquals("Parlor may not use Bluetooth", screen.text(R.id.notice_title));
      screen.turnThePhone("land");
      assertEquals("Parlor may not use Bluetooth", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      Intent next = shadowOf(screen.activity()).getNextStartedActivity();
      assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, next.getAction());
    }
  }

  @Test
  @Config(sdk = 37)
  public void whomAndroidAsksNoMoreIsLedToTheSettingsToo() {
    RequestStates.refuseForGood();
    try (TestScreen<JoinActivity> screen = join()) {
      screen.tap(R.id.notice_button);
      assertEquals("Parlor may not use Bluetooth", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      Intent next = shadowOf(screen.activity()).getNextStartedActivity();
      assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, next.getAction());
    }
  }

  @Test
  public void bluetoothIsSwitchedOnByOneTap() {
    location(true);
    TestScreen.allowEverything();
    TestHousehold.get().radio.become(new RadioState(true, false, false, false));
    try (TestScreen<JoinActivity> screen = join()) {
      assertEquals("Bluetooth is off", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      Intent next = shadowOf(screen.activity()).getNextStartedActivity();
      assertEquals("android.bluetooth.adapter.action.REQUEST_ENABLE", next.getAction());
    }
  }

  @Test
  public void theLocationIsMissedOnlyWhereAndroidNeedsItToSearch() {
    TestScreen.allowEverything();
    location(false);
    try (TestScreen<JoinActivity> screen = join()) {
      assertEquals(old(), screen.sees(R.id.join_missing));
      if (old()) {
        assertEquals("The location is off", screen.text(R.id.notice_title));
        screen.tap(R.id.notice_button);
        Intent next = shadowOf(screen.activity()).getNextStartedActivity();
        assertEquals(Settings.ACTION_LOCATION_SOURCE_SETTINGS, next.getAction());
      }
    }
  }
}
