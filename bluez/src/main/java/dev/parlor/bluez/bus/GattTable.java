package dev.parlor.bluez.bus;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.TableUuid;
import java.io.Closeable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.interfaces.ObjectManager;
import org.freedesktop.dbus.types.Variant;

/**
 * A table's GATT service as BlueZ is told of it: a characteristic that hands out lanes, and a pair
 * of characteristics for each lane.
 */
public final class GattTable implements Closeable {
  /** Is told what guests do. Devices are known by the paths that BlueZ gives them. */
  public interface Visitors {
    /** A guest asks for a lane. The answer is what it reads. */
    byte[] asksForLane(String device, int mtu);

    void subscribed(int lane);

    void unsubscribed(int lane);

    void wrote(String device, int lane, byte[] piece, int mtu);

    void gone(String device);
  }

  private final Bus bus;
  private final String adapter;
  private final String root;
  private final Farewells farewells = new Farewells();

  private GattTable(Bus bus, String adapter, String root) {
    this.bus = bus;
    this.adapter = adapter;
    this.root = root;
  }

  /** Registers the service; guests can find it when this returns. */
  public static GattTable register(String address, String adapter, Bytes nonce, Visitors visitors)
      throws BusTrouble {
    Bus bus = Bus.open(address);
    String root = "/dev/parlor/table" + nonce.hex();
    GattTable table = new GattTable(bus, adapter, root);
    try {
      Tree tree = new Tree(root, new HashMap<>());
      tree.service(TableUuid.service(nonce));
      table.export(tree, 0, TableUuid.lane(nonce), "read", visitors);
      for (int lane = 1; lane <= TableUuid.LANES; lane++) {
        table.export(tree, lane, TableUuid.up(nonce, lane), "write", visitors);
        table.export(tree, lane, TableUuid.down(nonce, lane), "notify", visitors);
      }
      bus.export(tree);
      bus.onDevices(path -> table.deviceChanged(path, visitors));
      bus.asked(
          () -> {
            bus.remote(adapter, GattObjects.Manager.class)
                .RegisterApplication(new DBusPath(root), Map.of());
            return true;
          });
      return table;
    } catch (BusTrouble refused) {
      bus.close();
      throw refused;
    }
  }

  private void export(Tree tree, int lane, UUID uuid, String use, Visitors visitors)
      throws BusTrouble {
    String path = path(root, use, lane);
    // Writing without response is not offered: the kernel drops what comes faster than BlueZ takes
    // it.
    tree.characteristic(path, uuid, List.of(use));
    bus.export(new GattCharacteristic(path, lane, visitors, farewells));
  }

  private static String path(String root, String use, int lane) {
    return root + "/s/" + use + lane;
  }

  private void deviceChanged(String path, Visitors visitors) {
    if (path.startsWith(adapter + "/")) {
      try {
        if (!new BusFacts(bus.properties(path, Bluez.DEVICE)).is("Connected")) {
          visitors.gone(path);
        }
      } catch (BusTrouble forgotten) {
        visitors.gone(path);
      }
    }
  }

  /** Notifies the devices that have subscribed to this lane. */
  public void say(int lane, byte[] piece) throws BusTrouble {
    bus.changed(
        path(root, "notify", lane),
        GattObjects.CHARACTERISTIC,
        Map.of("Value", new Variant<>(piece, "ay")));
  }

  public void disconnect(String device) {
    farewells.say(() -> end(device));
  }

  private void end(String device) {
    try {
      bus.asked(
          () -> {
            bus.remote(device, GattObjects.Device.class).Disconnect();
            return true;
          });
    } catch (BusTrouble gone) {
      // the guest was first to end it
    }
  }

  @Override
  public void close() {
    farewells.last(this::withdraw);
  }

  private void withdraw() {
    try {
      bus.asked(
          () -> {
            bus.remote(adapter, GattObjects.Manager.class)
                .UnregisterApplication(new DBusPath(root));
            return true;
          });
    } catch (BusTrouble gone) {
      // BlueZ has forgotten the service already
    }
    bus.close();
  }

  /** The list of all objects of the service. BlueZ asks for it. */
  private record Tree(String root, Map<DBusPath, Map<String, Map<String, Variant<?>>>> objects)
      implements ObjectManager {
    void service(UUID uuid) {
      objects.put(
          new DBusPath(root + "/s"),
          Map.of(
              GattObjects.SERVICE,
              Map.of("UUID", new Variant<>(uuid.toString()), "Primary", new Variant<>(true))));
    }

    void characteristic(String path, UUID uuid, List<String> flags) {
      objects.put(
          new DBusPath(path),
          Map.of(
              GattObjects.CHARACTERISTIC,
              Map.of(
                  "UUID", new Variant<>(uuid.toString()),
                  "Service", new Variant<>(new DBusPath(root + "/s")),
                  "Flags", new Variant<>(flags, "as"))));
    }

    @Override
    public Map<DBusPath, Map<String, Map<String, Variant<?>>>> GetManagedObjects() {
      return objects;
    }

    @Override
    public boolean isRemote() {
      return false;
    }

    @Override
    public String getObjectPath() {
      return root;
    }
  }
}
