package dev.parlor.radiovm;

import dev.parlor.bluez.bus.Bus;
import dev.parlor.radio.ClassicAddress;
import java.io.IOException;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.UInt32;

/** Pairs with a device that was seen, and says yes for both sides. */
final class Pairing implements PairingObjects.Agent {
  private static final String PATH = "/dev/parlor/pairing";

  static void of(String address, String adapter, ClassicAddress peer) throws IOException {
    try (Bus bus = Bus.open(address)) {
      bus.export(new Pairing());
      String path =
          "/org/bluez/"
              + adapter
              + "/dev_"
              + peer.text().toUpperCase(java.util.Locale.ROOT).replace(':', '_');
      bus.asked(
          () -> {
            PairingObjects.Manager manager = bus.remote("/org/bluez", PairingObjects.Manager.class);
            manager.RegisterAgent(new DBusPath(PATH), "NoInputNoOutput");
            manager.RequestDefaultAgent(new DBusPath(PATH));
            bus.remote(path, PairingObjects.Device.class).Pair();
            return true;
          });
    }
  }

  @Override
  public void Release() {
    // it is over
  }

  @Override
  public void RequestConfirmation(DBusPath device, UInt32 key) {
    // no answer but yes
  }

  @Override
  public void RequestAuthorization(DBusPath device) {
    // no answer but yes
  }

  @Override
  public void AuthorizeService(DBusPath device, String service) {
    // no answer but yes
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
