package dev.parlor.app.bluetooth;

import android.bluetooth.le.AdvertiseCallback;
import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertiseSettings;
import android.bluetooth.le.BluetoothLeAdvertiser;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowBluetoothLeAdvertiser;

/** An advertiser whose signs {@link JoinedScanner} sees. */
@Implements(BluetoothLeAdvertiser.class)
public class JoinedAdvertiser extends ShadowBluetoothLeAdvertiser {
  @Implementation
  protected void startAdvertising(
      AdvertiseSettings settings,
      AdvertiseData advert,
      AdvertiseData response,
      AdvertiseCallback callback) {
    SignAir.up(callback, advert, response);
    GattAir.run(() -> callback.onStartSuccess(settings));
  }

  @Implementation
  protected void stopAdvertising(AdvertiseCallback callback) {
    SignAir.down(callback);
  }
}
