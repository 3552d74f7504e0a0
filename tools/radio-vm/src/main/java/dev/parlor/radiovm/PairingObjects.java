package dev.parlor.radiovm;

import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.types.UInt32;

/**
 * The methods by which BlueZ pairs, and those that it calls meanwhile, by the names that it gives
 * them.
 */
public interface PairingObjects {
  /** Registers the agents that answer when somebody pairs. */
  @DBusInterfaceName("org.bluez.AgentManager1")
  interface Manager extends DBusInterface {
    void RegisterAgent(DBusPath agent, String abilities);

    void RequestDefaultAgent(DBusPath agent);
  }

  /** Is asked when somebody pairs. */
  @DBusInterfaceName("org.bluez.Agent1")
  interface Agent extends DBusInterface {
    void Release();

    void RequestConfirmation(DBusPath device, UInt32 key);

    void RequestAuthorization(DBusPath device);

    void AuthorizeService(DBusPath device, String service);

    void Cancel();
  }

  /** A device that is in range. */
  @DBusInterfaceName("org.bluez.Device1")
  interface Device extends DBusInterface {
    void Pair();
  }
}
