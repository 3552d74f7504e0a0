package dev.parlor.bluez;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Strength;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.freedesktop.dbus.types.UInt16;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.junit.jupiter.api.Test;

class BluezDeviceTest {
  private static final Beacon BEACON = Signs.beacon(1, "X1HOST", 0x85, "laptop");
  private static final String SERVICE = "0000fff0-0000-1000-8000-00805f9b34fb";

  /** Bytes in the form in which D-Bus for Java hands them over. */
  private static Variant<?> list(byte[] bytes) {
    List<Byte> list = new ArrayList<>();
    for (byte each : bytes) {
      list.add(each);
    }
    return new Variant<>(list, "ay");
  }

  private static Map<String, Variant<?>> device() {
    Map<String, Variant<?>> device = new HashMap<>();
    device.put("Address", new Variant<>("00:AA:01:00:00:42"));
    device.put("AddressType", new Variant<>("public"));
    device.put("Name", new Variant<>("laptop"));
    device.put("RSSI", new Variant<>((short) -60));
    device.put(
        "ManufacturerData",
        new Variant<>(Map.of(new UInt16(0xffff), list(BEACON.manufacturerData())), "a{qv}"));
    device.put("ServiceData", new Variant<>(Map.of(SERVICE, list(BEACON.serviceData())), "a{sv}"));
    return device;
  }

  private static BluezDevice found(Map<String, Variant<?>> device) {
    return new BluezDevice(new BusFacts(device));
  }

  @Test
  void aStrengthThatNobodyMeasuredIsNone() {
    Map<String, Variant<?>> device = device();
    assertEquals(-60, found(device).strength());
    device.put("RSSI", new Variant<>((short) 127));
    assertEquals(Strength.UNKNOWN, found(device).strength());
  }

  @Test
  void theBytesOfTheAirArePutTogetherAgain() {
    BluezDevice found = found(device());
    assertArrayEquals(Signs.air(BEACON), found.record().orElseThrow());
    assertEquals(Optional.of(BEACON), Beacon.read(found.record().orElseThrow()));
    assertEquals(-60, found.strength());
  }

  @Test
  void anAdvertWithoutItsScanResponseIsNotYetASign() {
    Map<String, Variant<?>> half = device();
    half.remove("ServiceData");
    assertEquals(Optional.empty(), found(half).record());
  }

  @Test
  void aRememberedDeviceIsNotHeard() {
    Map<String, Variant<?>> remembered = device();
    remembered.remove("RSSI");
    assertFalse(found(remembered).isHeard());
  }

  @Test
  void phonesAndComputersMayHoldTablesAndHeadphonesMayNot() {
    Map<String, Variant<?>> device = device();
    for (int kind : new int[] {0x10c, 0x20c, 0}) {
      device.put("Class", new Variant<>(new UInt32(kind)));
      assertEquals("laptop", found(device).phone().orElseThrow().name());
    }
    device.put("Class", new Variant<>(new UInt32(0x404)));
    assertEquals(Optional.empty(), found(device).phone());
  }

  @Test
  void aRandomAddressIsNoClassicOne() {
    Map<String, Variant<?>> device = device();
    device.put("AddressType", new Variant<>("random"));
    assertEquals(Optional.empty(), found(device).phone());
  }
}
