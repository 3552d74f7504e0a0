package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bluez;
import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.bluez.socket.Management;
import dev.parlor.radio.RadioState;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.freedesktop.dbus.types.Variant;

/** An adapter as it was at one moment. */
record Adapter(String path, String name, Endpoint own, RadioState state) {
  private static final RadioState GONE = new RadioState(false, false, false, false);

  /**
   * The adapter as BlueZ has it now. If BlueZ can't be asked or does not know it, it is as if the
   * computer had none.
   */
  static Adapter now(Bus bus, String path) {
    try {
      Map<String, Map<String, Variant<?>>> interfaces = bus.objects().get(path);
      if (interfaces != null && interfaces.containsKey(Bluez.ADAPTER)) {
        return of(path, interfaces);
      }
    } catch (BusTrouble gone) {
      // BlueZ's daemon has ended
    }
    return new Adapter(path, "", new Endpoint("00:00:00:00:00:00", Endpoint.Kind.LE_PUBLIC), GONE);
  }

  static Adapter of(String path, Map<String, Map<String, Variant<?>>> interfaces) {
    BusFacts facts = new BusFacts(interfaces.getOrDefault(Bluez.ADAPTER, Map.of()));
    boolean on = facts.is("Powered");
    boolean lowEnergy = interfaces.containsKey(Bluez.ADVERTISING);
    return new Adapter(
        path,
        facts.text("Alias"),
        Endpoint.lowEnergy(facts.text("Address"), facts.text("AddressType")),
        new RadioState(
            true,
            on,
            lowEnergy,
            on && lowEnergy && mayAdvertise(number(path)),
            on && facts.is("Discoverable")));
  }

  /** Whether this process has the capability that showing adverts needs. */
  private static boolean mayAdvertise(int number) {
    try (Management management = Management.of(number)) {
      return management.slots() > 0;
    } catch (IOException mayNot) {
      return false;
    }
  }

  int number() {
    return number(path);
  }

  private static int number(String path) {
    String digits = path.replaceAll("^.*/hci", "");
    return digits.matches("\\d{1,4}") ? Integer.parseInt(digits) : 0;
  }

  static Adapter choose(Bus bus, Optional<String> name) throws BusTrouble, NoBluetooth {
    List<Adapter> all =
        bus.objects().entrySet().stream()
            .filter(each -> each.getValue().containsKey(Bluez.ADAPTER))
            .filter(each -> name.map(wanted -> each.getKey().endsWith("/" + wanted)).orElse(true))
            .map(each -> of(each.getKey(), each.getValue()))
            .sorted(Comparator.comparing(Adapter::path))
            .collect(Collectors.toList());
    if (all.isEmpty()) {
      throw new NoBluetooth(NoBluetooth.Why.NO_ADAPTER);
    }
    return all.stream()
        .filter(each -> each.state().on())
        .findFirst()
        .orElseThrow(() -> new NoBluetooth(NoBluetooth.Why.OFF));
  }

  static NoBluetooth none(BusTrouble trouble) {
    return new NoBluetooth(
        switch (trouble.why()) {
          case NO_BUS -> NoBluetooth.Why.NO_BUS;
          case NO_DAEMON -> NoBluetooth.Why.NO_DAEMON;
          case DENIED, REFUSED -> NoBluetooth.Why.DENIED;
        });
  }
}
