package dev.parlor.app.bluetooth;

import android.content.Context;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.os.Build;
import androidx.core.content.ContextCompat;
import androidx.core.location.LocationManagerCompat;
import dev.parlor.radio.RadioState;
import java.util.LinkedHashSet;
import java.util.Set;

/** What this phone is and allows now. */
public final class AndroidFacts {
  private static final String[] ASKED = {
    Needs.COARSE, Needs.FINE, Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE, Needs.NOTIFY
  };

  private AndroidFacts() {}

  public static Facts of(Context context, RadioState radio) {
    Set<String> granted = new LinkedHashSet<>();
    for (String permission : ASKED) {
      if (ContextCompat.checkSelfPermission(context, permission)
          == PackageManager.PERMISSION_GRANTED) {
        granted.add(permission);
      }
    }
    LocationManager location = context.getSystemService(LocationManager.class);
    boolean locationOn = location != null && LocationManagerCompat.isLocationEnabled(location);
    return new Facts(Build.VERSION.SDK_INT, granted, radio, locationOn);
  }
}
