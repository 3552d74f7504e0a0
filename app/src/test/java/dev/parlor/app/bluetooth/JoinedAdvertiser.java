package dev.parlor.app.bluetooth;

import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertisingSet;
import android.bluetooth.le.AdvertisingSetCallback;
import android.bluetooth.le.AdvertisingSetParameters;
import android.bluetooth.le.BluetoothLeAdvertiser;
import android.bluetooth.le.PeriodicAdvertisingParameters;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowBluetoothLeAdvertiser;

/** An advertiser whose signs {@link JoinedScanner} sees. */
@Implements(BluetoothLeAdvertiser.class)
public class JoinedAdvertiser extends ShadowBluetoothLeAdvertiser {
  @Implementation
  @Override
  protected void startAdvertisingSet(
      AdvertisingSetParameters parameters,
      AdvertiseData advert,
      AdvertiseData response,
      PeriodicAdvertisingParameters periodic,
      AdvertiseData periodicData,
      AdvertisingSetCallback callback) {
    AdvertisingSet set = Shadow.newInstanceOf(AdvertisingSet.class);
    JoinedAdvertisingSet joined = Shadow.extract(set);
    joined.begin(callback, parameters, advert, response);
    GattAir.run(() -> callback.onAdvertisingSetStarted(set, 1, 0));
  }

  @Implementation
  protected void stopAdvertisingSet(AdvertisingSetCallback callback) {
    SignAir.down(callback);
    GattAir.run(() -> callback.onAdvertisingSetStopped(null));
  }
}
