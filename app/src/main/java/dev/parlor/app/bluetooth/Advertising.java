package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.le.AdvertiseCallback;
import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertiseSettings;
import android.bluetooth.le.BluetoothLeAdvertiser;
import android.os.ParcelUuid;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/** A sign that is up, until closed. */
@SuppressLint("MissingPermission") // AndroidHardware minds a SecurityException
final class Advertising extends AdvertiseCallback {
  private final Consumer<Optional<RadioTrouble>> up;

  Advertising(Consumer<Optional<RadioTrouble>> up) {
    this.up = up;
  }

  static Handle start(
      BluetoothLeAdvertiser advertiser, Beacon beacon, Consumer<Optional<RadioTrouble>> up) {
    Advertising advertising = new Advertising(up);
    advertiser.startAdvertising(settings(), advert(beacon), response(beacon), advertising);
    return Handle.once(() -> stop(advertiser, advertising));
  }

  private static void stop(BluetoothLeAdvertiser advertiser, Advertising advertising) {
    try {
      advertiser.stopAdvertising(advertising);
    } catch (IllegalStateException | SecurityException off) {
      // Bluetooth was switched off, or the permission taken away: nothing is up any more
    }
  }

  private static AdvertiseSettings settings() {
    return new AdvertiseSettings.Builder()
        .setAdvertiseMode(AdvertiseSettings.ADVERTISE_MODE_LOW_LATENCY)
        .setTxPowerLevel(AdvertiseSettings.ADVERTISE_TX_POWER_HIGH)
        .setConnectable(true)
        .build();
  }

  /** A 16-bit number of a service, as Android wants it. */
  static ParcelUuid uuid(int number) {
    return new ParcelUuid(new UUID((long) number << 32 | 0x1000L, 0x800000805f9b34fbL));
  }

  /** Android puts the flags before it; the rest is geogram's to the byte. */
  private static AdvertiseData advert(Beacon beacon) {
    return new AdvertiseData.Builder()
        .addServiceUuid(uuid(Beacon.SERVICE))
        .addManufacturerData(Beacon.MANUFACTURER, beacon.manufacturerData())
        .build();
  }

  private static AdvertiseData response(Beacon beacon) {
    return new AdvertiseData.Builder()
        .addServiceData(uuid(Beacon.SERVICE), beacon.serviceData())
        .build();
  }

  @Override
  public void onStartSuccess(AdvertiseSettings inEffect) {
    up.accept(Optional.empty());
  }

  @Override
  public void onStartFailure(int error) {
    boolean never =
        error == ADVERTISE_FAILED_FEATURE_UNSUPPORTED || error == ADVERTISE_FAILED_DATA_TOO_LARGE;
    up.accept(Optional.of(never ? RadioTrouble.NO_ADVERTISER : RadioTrouble.BUSY));
  }
}
