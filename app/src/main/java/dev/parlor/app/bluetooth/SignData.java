package dev.parlor.app.bluetooth;

import android.bluetooth.le.AdvertiseData;
import android.bluetooth.le.AdvertisingSetParameters;
import android.os.ParcelUuid;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.hardware.SignPace;
import java.util.UUID;

/** What Android is told to advertise, and how. */
final class SignData {
  private SignData() {}

  /** A 16-bit number of a service, as Android wants it. */
  static ParcelUuid uuid(int number) {
    return new ParcelUuid(new UUID((long) number << 32 | 0x1000L, 0x800000805f9b34fbL));
  }

  /**
   * The parameters that phones of every age understand: 31 bytes, and as many in the answer to a
   * scan.
   */
  static AdvertisingSetParameters parameters(SignPace pace) {
    return new AdvertisingSetParameters.Builder()
        .setLegacyMode(true)
        .setConnectable(true)
        .setScannable(true)
        .setTxPowerLevel(AdvertisingSetParameters.TX_POWER_HIGH)
        .setInterval(
            switch (pace) {
              case EAGER -> AdvertisingSetParameters.INTERVAL_LOW;
              case CALM -> AdvertisingSetParameters.INTERVAL_MEDIUM;
            })
        .build();
  }

  /** The advert. Android puts the flags before it; the rest is geogram's to the byte. */
  static AdvertiseData advert(Beacon beacon) {
    return new AdvertiseData.Builder()
        .addServiceUuid(uuid(Beacon.SERVICE))
        .addManufacturerData(Beacon.MANUFACTURER, beacon.manufacturerData())
        .build();
  }

  static AdvertiseData response(Beacon beacon) {
    return new AdvertiseData.Builder()
        .addServiceData(uuid(Beacon.SERVICE), beacon.serviceData())
        .build();
  }
}
