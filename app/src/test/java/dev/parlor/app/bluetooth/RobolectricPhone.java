package dev.parlor.app.bluetooth;

import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothManager;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.os.Build;
import android.os.Looper;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowApplication;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** Sets Robolectric's phone up as a test wants it. */
public final class RobolectricPhone {
  private static final String[] ALL = {
    Needs.COARSE, Needs.FINE, Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE
  };

  private RobolectricPhone() {}

  /** Makes everything present, allowed and switched on. */
  public static void switchOn() {
    Application app = RuntimeEnvironment.getApplication();
    ShadowApplication shadow = Shadows.shadowOf(app);
    shadow.grantPermissions(ALL);
    Shadows.shadowOf(app.getPackageManager())
        .setSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE, true);
    if (Build.VERSION.SDK_INT < 31) {
      location(true); // later Androids do not need it
    }
    Shadows.shadowOf(adapter()).setIsMultipleAdvertisementSupported(true);
    set(true);
    JoinedAir.clear();
    GattAir.clear();
    SignAir.clear();
    JoinedAdvertisingSet.clear();
  }

  /** Takes all signs out of the air. */
  public static void takeAdvertiser() {
    Shadows.shadowOf(adapter()).setIsMultipleAdvertisementSupported(false);
  }

  static void deny(String... permissions) {
    Shadows.shadowOf(RuntimeEnvironment.getApplication()).denyPermissions(permissions);
  }

  static BluetoothAdapter adapter() {
    Context app = RuntimeEnvironment.getApplication();
    return app.getSystemService(BluetoothManager.class).getAdapter();
  }

  static BluetoothDevice device(String address) {
    return adapter().getRemoteDevice(address);
  }

  /** Switches Bluetooth on or off, and says so as Android does. */
  public static void power(boolean on) {
    set(on);
    broadcast(new Intent(BluetoothAdapter.ACTION_STATE_CHANGED));
  }

  private static void set(boolean on) {
    Shadows.shadowOf(adapter()).setEnabled(on);
    Shadows.shadowOf(adapter())
        .setState(on ? BluetoothAdapter.STATE_ON : BluetoothAdapter.STATE_OFF);
  }

  static void location(boolean on) {
    LocationManager manager =
        RuntimeEnvironment.getApplication().getSystemService(LocationManager.class);
    Shadows.shadowOf(manager).setLocationEnabled(on);
  }

  static void broadcast(Intent intent) {
    RuntimeEnvironment.getApplication().sendBroadcast(intent);
    Shadows.shadowOf(Looper.getMainLooper()).idle();
  }

  /** Sets the scan mode, as Android does after the player's answer and at the end of the time. */
  static void scanMode(int mode) {
    ReflectionHelpers.callInstanceMethod(
        adapter(), "setScanMode", ClassParameter.from(int.class, mode));
    broadcast(new Intent(BluetoothAdapter.ACTION_SCAN_MODE_CHANGED));
  }
}
