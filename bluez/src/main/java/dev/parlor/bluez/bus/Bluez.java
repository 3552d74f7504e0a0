package dev.parlor.bluez.bus;

import java.util.Map;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.types.Variant;

/**
 * The methods of BlueZ that we call, and those of ours that it calls, by the names that it gives
 * them.
 */
@SuppressWarnings("checkstyle:MethodName")
public interface Bluez {
  String NAME = "org.bluez";
  String ADAPTER = "org.bluez.Adapter1";
  String DEVICE = "org.bluez.Device1";
  String ADVERTISING = "org.bluez.LEAdvertisingManager1";

  /** Where programs register services of classic Bluetooth. */
  @DBusInterfaceName("org.bluez.ProfileManager1")
  interface ProfileManager extends DBusInterface {
    void RegisterProfile(DBusPath profile, String uuid, Map<String, Variant<?>> options);

    void UnregisterProfile(DBusPath profile);
  }

  /** A service of ours that BlueZ calls. */
  @DBusInterfaceName("org.bluez.Profile1")
  interface Profile extends DBusInterface {
    void Release();

    void RequestDisconnection(DBusPath device);
  }

  /** The radio of this computer. */
  @DBusInterfaceName("org.bluez.Adapter1")
  interface Adapter extends DBusInterface {
    void StartDiscovery();

    void StopDiscovery();

    void SetDiscoveryFilter(Map<String, Variant<?>> filter);
  }
}
