package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bluez;
import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.radio.Handle;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.freedesktop.dbus.types.Variant;

/**
 * One search of BlueZ. It has a connection of its own, for BlueZ keeps one filter for each; when
 * the connection ends the search does, even if this process is killed.
 */
final class BluezSearch {
  private final Bus bus;
  private final String adapter;
  private final Consumer<BluezDevice> heard;

  private BluezSearch(Bus bus, String adapter, Consumer<BluezDevice> heard) {
    this.bus = bus;
    this.adapter = adapter;
    this.heard = heard;
  }

  /** Searches for adverts of our service. Each is told as often as it is heard. */
  static Handle lowEnergy(
      String address, String adapter, String service, Consumer<BluezDevice> heard)
      throws BusTrouble {
    return start(
        address,
        adapter,
        Map.of(
            "Transport", new Variant<>("le"),
            "UUIDs", new Variant<>(List.of(service), "as"),
            "DuplicateData", new Variant<>(true)),
        heard);
  }

  /** Searches for devices that answer an inquiry. */
  static Handle classic(String address, String adapter, Consumer<BluezDevice> heard)
      throws BusTrouble {
    return start(address, adapter, Map.of("Transport", new Variant<>("bredr")), heard);
  }

  private static Handle start(
      String address, String adapter, Map<String, Variant<?>> filter, Consumer<BluezDevice> heard)
      throws BusTrouble {
    Bus bus = Bus.open(address);
    try {
      BluezSearch discovery = new BluezSearch(bus, adapter, heard);
      bus.onDevices(discovery::changed);
      bus.asked(
          () -> {
            Bluez.Adapter radio = bus.remote(adapter, Bluez.Adapter.class);
            radio.SetDiscoveryFilter(filter);
            radio.StartDiscovery();
            return true;
          });
      return Handle.once(bus::close);
    } catch (BusTrouble refused) {
      bus.close();
      throw refused;
    }
  }

  private void changed(String path) {
    if (!path.startsWith(adapter + "/")) {
      return;
    }
    try {
      BluezDevice found = new BluezDevice(new BusFacts(bus.properties(path, Bluez.DEVICE)));
      if (found.isHeard()) {
        heard.accept(found);
      }
    } catch (BusTrouble gone) {
      // BlueZ has forgotten the device, or the search is over
    }
  }
}
