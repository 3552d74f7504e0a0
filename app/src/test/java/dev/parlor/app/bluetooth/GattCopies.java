package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;

/**
 * A client's own copies of the objects of a server's service. A value set in them is not seen by
 * the server.
 */
final class GattCopies {
  private GattCopies() {}

  static BluetoothGattService of(BluetoothGattService original) {
    BluetoothGattService copy =
        new BluetoothGattService(original.getUuid(), BluetoothGattService.SERVICE_TYPE_PRIMARY);
    for (BluetoothGattCharacteristic each : original.getCharacteristics()) {
      BluetoothGattCharacteristic characteristic =
          new BluetoothGattCharacteristic(
              each.getUuid(), offered(each.getProperties()), each.getPermissions());
      for (BluetoothGattDescriptor descriptor : each.getDescriptors()) {
        characteristic.addDescriptor(
            new BluetoothGattDescriptor(descriptor.getUuid(), descriptor.getPermissions()));
      }
      copy.addCharacteristic(characteristic);
    }
    return copy;
  }

  private static int offered(int properties) {
    return GattAir.misfortunes.writesAreAnsweredAlone
        ? properties & ~BluetoothGattCharacteristic.PROPERTY_WRITE_NO_RESPONSE
        : properties;
  }

  /** The server's own object for a characteristic of a client. */
  static BluetoothGattCharacteristic theirs(int phone, BluetoothGattCharacteristic own) {
    BluetoothGattService service = own.getService();
    return GattAir.server(phone, service.getUuid())
        .map(server -> server.service(service.getUuid()))
        .map(each -> each.getCharacteristic(own.getUuid()))
        .orElseThrow(AssertionError::new);
  }
}
