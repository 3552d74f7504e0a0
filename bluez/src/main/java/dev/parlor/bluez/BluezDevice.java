package dev.parlor.bluez;

import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Writer;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Strength;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A device as BlueZ knows it. */
record BluezDevice(BusFacts facts) {
  private static final int COMPUTER = 1;
  private static final int PHONE = 2;
  private static final String COMPANY = String.valueOf(Beacon.MANUFACTURER);
  private static final String SERVICE =
      String.format(Locale.ROOT, "0000%04x-0000-1000-8000-00805f9b34fb", Beacon.SERVICE);

  Endpoint endpoint() {
    return Endpoint.lowEnergy(facts.text("Address"), facts.text("AddressType"));
  }

  int strength() {
    return facts.number("RSSI").map(Strength::measured).orElse(Strength.UNKNOWN);
  }

  /**
   * Whether the device was heard in the search that goes on. Others are merely remembered by BlueZ.
   */
  boolean isHeard() {
    return facts.number("RSSI").isPresent();
  }

  /**
   * Advert and scan response, put together again from the fields that BlueZ took apart; empty until
   * both were heard.
   */
  Optional<byte[]> record() {
    Map<String, byte[]> made = facts.data("ManufacturerData");
    Map<String, byte[]> told = facts.data("ServiceData");
    byte[] named = made.get(COMPANY);
    byte[] sign = told.get(SERVICE);
    return named == null || sign == null
        ? Optional.empty()
        : Optional.of(AirBytes.advert(named).bytes(AirBytes.response(sign).toArray()).toArray());
  }

  /**
   * The phone or computer that this is; empty for other devices, because nothing else holds tables.
   */
  Optional<FoundPhone> phone() {
    int kind = facts.number("Class").map(number -> (number >> 8) & 0x1f).orElse(PHONE);
    boolean mayHold = kind == PHONE || kind == COMPUTER || kind == 0;
    return ClassicAddress.read(facts.text("Address"))
        .filter(address -> mayHold && facts.text("AddressType").equals("public"))
        .map(address -> new FoundPhone(facts.text("Name"), address, strength()));
  }

  /** The fields of an advert and of a scan response. */
  static final class AirBytes {
    private static final int MANUFACTURER = 0xff;
    private static final int SERVICE_DATA = 0x16;

    private AirBytes() {}

    static Writer advert(byte[] named) {
      return new Writer()
          .bytes(new byte[] {2, 1, 6, 3, 3})
          .bytes(little(Beacon.SERVICE))
          .u8(named.length + 3)
          .u8(MANUFACTURER)
          .bytes(little(Beacon.MANUFACTURER))
          .bytes(named);
    }

    static Writer response(byte[] sign) {
      return new Writer()
          .u8(sign.length + 3)
          .u8(SERVICE_DATA)
          .bytes(little(Beacon.SERVICE))
          .bytes(sign);
    }

    private static byte[] little(int value) {
      return new byte[] {(byte) value, (byte) (value >> 8)};
    }
  }
}
