package dev.parlor.radiovm;

import dev.parlor.bluez.bus.Bus;
import dev.parlor.radio.ClassicAddress;
import java.io.IOException;
import java.util.Locale;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.UInt32;

/** Pairs with a device that was seen, and says yes for both sides. */
final class Pairing implements PairingObjects.Agent {
  private static final String PATH = "/dev/parlor/pairing";

  static void of(String address, String adapter, ClassicAddress peer) throws IOException {
    try (Bus bus = Bus.open(address)) {
      bus.export(new Pairing());
      bus.asked(
          () -> {
            PairingObjects.Manager manager = bus.remote("/org/bluez", PairingObjects.Manager.class);
            manager.RegisterAgent(new DBusPath(PATH), "NoInputNoOutput");
            manager.RequestDefaultAgent(new DBusPath(PATH));
            bus.remote(path(adapter, peer), PairingObjects.Device.class).Pair();
            return true;
          });
    }
  }

  /** The path that BlueZ has for this device of an adapter. */
  static String path(String adapter, ClassicAddress peer) {
    String address = peer.text().toUpperCase(Locale.ROOT).replace(':', '_');
    return "/org/bluez/" + adapter + "/dev_" + address;
  }

  @Override
  public void Release() {
    // nothing has to be given back
  }

  @Override
  public void RequestConfirmation(DBusPath device, UInt32 key) {
    // returning says yes
  }

  @Override
  public void RequestAuthorization(DBusPath device) {
    // returning says yes
  }

  @Override
  public void AuthorizeService(DBusPath device, String service) {
    // returning says yes
  }

  @Override
  public void Cancel() {
    // nothing is under way
  }

  @Override
  public boolean isRemote() {
    return false;
  }

  @Override
  public String getObjectPath() {
    return PATH;
  }
}
