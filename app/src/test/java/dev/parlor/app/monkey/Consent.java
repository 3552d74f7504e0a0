package dev.parlor.app.monkey;

import android.app.Activity;
import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.content.pm.PackageManager;
import dev.parlor.app.phones.WildHousehold;
import java.util.Optional;
import java.util.Random;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowActivity;

/**
 * The questions that Android puts for the app, and its settings behind the app's back. Mostly the
 * monkey says yes.
 */
final class Consent {
  private static final String[] PERMISSIONS = {
    "android.permission.BLUETOOTH_SCAN",
    "android.permission.BLUETOOTH_CONNECT",
    "android.permission.BLUETOOTH_ADVERTISE",
    "android.permission.CAMERA"
  };

  private final Random random;
  private final WildHousehold house;

  Consent(Random random, WildHousehold house) {
    this.random = random;
    this.house = house;
  }

  /** Answers what this screen asks permission for, sooner or later; says how, if it has. */
  Optional<String> answer(Activity screen) {
    ShadowActivity shadow = Shadows.shadowOf(screen);
    ShadowActivity.PermissionsRequest asked = shadow.getLastRequestedPermission();
    if (asked == null || random.nextBoolean()) {
      return Optional.empty();
    }
    boolean yes = random.nextInt(4) != 0;
    Application app = RuntimeEnvironment.getApplication();
    int[] answers = new int[asked.requestedPermissions.length];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = yes ? PackageManager.PERMISSION_GRANTED : PackageManager.PERMISSION_DENIED;
    }
    if (yes) {
      Shadows.shadowOf(app).grantPermissions(asked.requestedPermissions);
    }
    screen.onRequestPermissionsResult(asked.requestCode, asked.requestedPermissions, answers);
    return Optional.of("answers " + yes);
  }

  /** Answers what another app was asked to do, if that was to switch Bluetooth on. */
  Optional<String> answer(String asked) {
    if (!asked.equals(BluetoothAdapter.ACTION_REQUEST_ENABLE) || random.nextInt(4) == 0) {
      return Optional.empty();
    }
    house.power(true);
    return Optional.of("answers with bluetooth");
  }

  /** Gives all permissions, or takes one away; says which it was. */
  String change() {
    boolean grant = random.nextInt(3) != 0;
    Application app = RuntimeEnvironment.getApplication();
    if (grant) {
      Shadows.shadowOf(app).grantPermissions(PERMISSIONS);
    } else {
      Shadows.shadowOf(app).denyPermissions(PERMISSIONS[random.nextInt(PERMISSIONS.length)]);
    }
    return "permissions " + grant;
  }
}
