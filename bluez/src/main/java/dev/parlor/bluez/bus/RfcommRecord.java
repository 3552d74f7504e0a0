package dev.parlor.bluez.bus;

import java.util.Map;
import java.util.UUID;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.Variant;

/**
 * The entry in this computer's directory of services by which others find our channel. The socket
 * is our own, so BlueZ hands nothing over and keeps nothing open. A second table, on another
 * adapter of this computer, may have an entry of its own.
 */
public final class RfcommRecord implements Bluez.Profile {
  private final Bus bus;
  private final String path;

  private RfcommRecord(Bus bus, String path) {
    this.bus = bus;
    this.path = path;
  }

  public static RfcommRecord register(Bus bus, UUID service, String name, int channel)
      throws BusTrouble {
    // BlueZ takes each UUID once, so the profile has a random one, and the UUID that others look
    // for stands in the record alone.
    String own = UUID.randomUUID().toString();
    RfcommRecord record = new RfcommRecord(bus, "/dev/parlor/profile" + own.replace("-", ""));
    bus.export(record);
    Map<String, Variant<?>> options =
        Map.of(
            "Role", new Variant<>("server"),
            "ServiceRecord", new Variant<>(xml(service, name, channel)),
            "RequireAuthentication", new Variant<>(false),
            "RequireAuthorization", new Variant<>(false),
            "AutoConnect", new Variant<>(false));
    bus.asked(
        () -> {
          bus.remote("/org/bluez", Bluez.ProfileManager.class)
              .RegisterProfile(new DBusPath(record.path), own, options);
          return true;
        });
    return record;
  }

  static String xml(UUID service, String name, int channel) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\" ?><record>"
        + attribute("0x0001", "<uuid value=\"" + service + "\"/>")
        + attribute(
            "0x0004",
            "<sequence><uuid value=\"0x0100\"/></sequence><sequence><uuid value=\"0x0003\"/>"
                + String.format("<uint8 value=\"0x%02x\"/></sequence>", channel))
        + attribute("0x0005", "<uuid value=\"0x1002\"/>")
        + "<attribute id=\"0x0100\"><text value=\""
        + name
        + "\"/></attribute></record>";
  }

  private static String attribute(String id, String inner) {
    return "<attribute id=\"" + id + "\"><sequence>" + inner + "</sequence></attribute>";
  }

  /** Takes the entry back. */
  public void unregister() {
    try {
      bus.asked(
          () -> {
            bus.remote("/org/bluez", Bluez.ProfileManager.class)
                .UnregisterProfile(new DBusPath(path));
            return true;
          });
    } catch (BusTrouble gone) {
      // its directory ended with BlueZ
    }
    bus.withdraw(this);
  }

  @Override
  public void Release() {
    // BlueZ ends, and nothing has to be done here
  }

  @Override
  public void RequestDisconnection(DBusPath device) {
    // the connections are sockets of our own and not BlueZ's to end
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
