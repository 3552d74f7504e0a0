package dev.parlor.app.lobby;

import android.content.Context;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.os.Build;
import android.provider.Settings;
import dev.parlor.app.bluetooth.Facts;
import dev.parlor.app.bluetooth.RadioState;
import java.util.Set;
import java.util.TreeSet;

/** What this phone has been allowed and switched on. */
final class PhoneFacts {
  private static final String[] ASKED_FOR = {
    "android.permission.ACCESS_COARSE_LOCATION",
    "android.permission.ACCESS_FINE_LOCATION",
    "android.permission.BLUETOOTH_SCAN",
    "android.permission.BLUETOOTH_CONNECT",
    "android.permission.BLUETOOTH_ADVERTISE",
    "android.permission.POST_NOTIFICATIONS"
  };

  private PhoneFacts() {}

  static Facts of(Context context, RadioState radio) {
    Set<String> granted = new TreeSet<>();
    for (String permission : ASKED_FOR) {
      if (context.checkSelfPermission(permission) == PackageManager.PERMISSION_GRANTED) {
        granted.add(permission);
      }
    }
    return new Facts(Build.VERSION.SDK_INT, granted, radio, isLocationOn(context));
  }

  @SuppressWarnings("deprecation") // what took its place is missing on Android 8
  private static boolean isLocationOn(Context context) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
      LocationManager location = context.getSystemService(LocationManager.class);
      return location != null && location.isLocationEnabled();
    }
    int off = Settings.Secure.LOCATION_MODE_OFF;
    return Settings.Secure.getInt(context.getContentResolver(), Settings.Secure.LOCATION_MODE, off)
        != off;
  }
}
