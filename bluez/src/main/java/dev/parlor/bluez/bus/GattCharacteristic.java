package dev.parlor.bluez.bus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.types.Variant;

/** One characteristic of a table's GATT service, whose methods BlueZ calls. */
record GattCharacteristic(String path, int lane, GattTable.Visitors visitors, Farewells farewells)
    implements GattObjects.Characteristic {
  private static final int FIRST_MTU = 23;

  private static int mtu(BusFacts options) {
    return options.number("mtu").orElse(FIRST_MTU);
  }

  @Override
  public List<Byte> ReadValue(Map<String, Variant<?>> options) {
    BusFacts facts = new BusFacts(options);
    List<Byte> value = new ArrayList<>();
    farewells.answering(
        () -> {
          for (byte each : visitors.asksForLane(facts.text("device"), mtu(facts))) {
            value.add(each);
          }
        });
    return value;
  }

  @Override
  public void WriteValue(byte[] value, Map<String, Variant<?>> options) {
    BusFacts facts = new BusFacts(options);
    farewells.answering(() -> visitors.wrote(facts.text("device"), lane, value, mtu(facts)));
  }

  @Override
  public void StartNotify() {
    farewells.answering(() -> visitors.subscribed(lane));
  }

  @Override
  public void StopNotify() {
    farewells.answering(() -> visitors.unsubscribed(lane));
  }

  @Override
  public boolean isRemote() {
    return false;
  }

  @Override
  public String getObjectPath() {
    return path;
  }
}
