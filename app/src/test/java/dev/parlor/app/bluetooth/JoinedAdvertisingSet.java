package dev.parlor.app.bluetooth;

import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertisingSet;
import android.bluetooth.le.AdvertisingSetCallback;
import android.bluetooth.le.AdvertisingSetParameters;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;

/** A sign in {@link SignAir} whose words and pace are changed in place. */
@Implements(AdvertisingSet.class)
@SuppressWarnings("NullAway.Init") // begin sets it
public class JoinedAdvertisingSet {
  private static final List<Integer> INTERVALS = new CopyOnWriteArrayList<>();

  @RealObject private AdvertisingSet real;
  private AdvertisingSetCallback callback;
  private AdvertiseData advert;
  private AdvertiseData response;
  private boolean enabled = true;

  /** The intervals that were asked for since the last test. */
  static List<Integer> intervals() {
    return INTERVALS;
  }

  static void clear() {
    INTERVALS.clear();
  }

  void begin(
      AdvertisingSetCallback told,
      AdvertisingSetParameters parameters,
      AdvertiseData advertData,
      AdvertiseData responseData) {
    callback = told;
    advert = advertData;
    response = responseData;
    INTERVALS.add(parameters.getInterval());
    SignAir.up(told, advert, response);
  }

  @Implementation
  protected void setScanResponseData(AdvertiseData data) {
    response = data;
    SignAir.change(callback, advert, response);
    GattAir.run(() -> callback.onScanResponseDataSet(real, 0));
  }

  @Implementation
  protected void setAdvertisingData(AdvertiseData data) {
    advert = data;
    SignAir.change(callback, advert, response);
    GattAir.run(() -> callback.onAdvertisingDataSet(real, 0));
  }

  @Implementation
  protected void enableAdvertising(boolean enable, int duration, int events) {
    enabled = enable;
    GattAir.run(() -> callback.onAdvertisingEnabled(real, enable, 0));
  }

  /** Changes how a set advertises. Android does so only while the set is off. */
  @Implementation
  protected void setAdvertisingParameters(AdvertisingSetParameters parameters) {
    int status = enabled ? AdvertisingSetCallback.ADVERTISE_FAILED_INTERNAL_ERROR : 0;
    if (status == 0) {
      INTERVALS.add(parameters.getInterval());
    }
    GattAir.run(() -> callback.onAdvertisingParametersUpdated(real, 1, status));
  }
}
