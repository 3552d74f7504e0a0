package dev.parlor.bluez.bus;

import java.util.List;
import java.util.Map;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.types.Variant;

/** The methods that BlueZ calls of a GATT service of ours, and those by which it is registered. */
public interface GattObjects {
  String SERVICE = "org.bluez.GattService1";
  String CHARACTERISTIC = "org.bluez.GattCharacteristic1";

  /** Registers services with BlueZ. */
  @DBusInterfaceName("org.bluez.GattManager1")
  interface Manager extends DBusInterface {
    void RegisterApplication(DBusPath application, Map<String, Variant<?>> options);

    void UnregisterApplication(DBusPath application);
  }

  /** A device that is connected. */
  @DBusInterfaceName("org.bluez.Device1")
  interface Device extends DBusInterface {
    void Disconnect();
  }

  /** One characteristic. */
  @DBusInterfaceName(CHARACTERISTIC)
  interface Characteristic extends DBusInterface {
    List<Byte> ReadValue(Map<String, Variant<?>> options);

    void WriteValue(byte[] value, Map<String, Variant<?>> options);

    void StartNotify();

    void StopNotify();
  }
}
