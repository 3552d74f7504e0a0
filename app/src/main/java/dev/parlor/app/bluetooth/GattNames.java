package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;
import dev.parlor.p2p.advert.Beacon;
import java.util.UUID;

/** The service that carries links over GATT: guests write to FFF1, the host notifies on FFF2. */
final class GattNames {
  static final int MTU = 517;
  static final int FIRST_MTU = 23;
  static final UUID SERVICE = Advertising.uuid(Beacon.SERVICE).getUuid();
  static final UUID UP = Advertising.uuid(0xfff1).getUuid();
  static final UUID DOWN = Advertising.uuid(0xfff2).getUuid();
  static final UUID SUBSCRIPTION = Advertising.uuid(0x2902).getUuid();

  private GattNames() {}

  static BluetoothGattService service() {
    BluetoothGattService service =
        new BluetoothGattService(SERVICE, BluetoothGattService.SERVICE_TYPE_PRIMARY);
    service.addCharacteristic(
        new BluetoothGattCharacteristic(
            UP,
            BluetoothGattCharacteristic.PROPERTY_WRITE,
            BluetoothGattCharacteristic.PERMISSION_WRITE));
    BluetoothGattCharacteristic down =
        new BluetoothGattCharacteristic(
            DOWN,
            BluetoothGattCharacteristic.PROPERTY_NOTIFY,
            BluetoothGattCharacteristic.PERMISSION_READ);
    down.addDescriptor(
        new BluetoothGattDescriptor(
            SUBSCRIPTION,
            BluetoothGattDescriptor.PERMISSION_READ | BluetoothGattDescriptor.PERMISSION_WRITE));
    service.addCharacteristic(down);
    return service;
  }
}
