package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.TableUuid;
import java.util.UUID;

/** The service that carries links over GATT, as docs/PROTOCOL.md has it. */
final class GattNames {
  static final int MTU = 517;
  static final int FIRST_MTU = 23;
  static final UUID SUBSCRIPTION = SignData.uuid(0x2902).getUuid();

  private GattNames() {}

  static BluetoothGattService service(Bytes nonce) {
    BluetoothGattService service =
        new BluetoothGattService(
            TableUuid.service(nonce), BluetoothGattService.SERVICE_TYPE_PRIMARY);
    service.addCharacteristic(
        new BluetoothGattCharacteristic(
            TableUuid.lane(nonce),
            BluetoothGattCharacteristic.PROPERTY_READ,
            BluetoothGattCharacteristic.PERMISSION_READ));
    for (int lane = 1; lane <= TableUuid.LANES; lane++) {
      service.addCharacteristic(
          new BluetoothGattCharacteristic(
              TableUuid.up(nonce, lane),
              BluetoothGattCharacteristic.PROPERTY_WRITE
                  | BluetoothGattCharacteristic.PROPERTY_WRITE_NO_RESPONSE,
              BluetoothGattCharacteristic.PERMISSION_WRITE));
      service.addCharacteristic(down(nonce, lane));
    }
    return service;
  }

  private static BluetoothGattCharacteristic down(Bytes nonce, int lane) {
    BluetoothGattCharacteristic down =
        new BluetoothGattCharacteristic(
            TableUuid.down(nonce, lane),
            BluetoothGattCharacteristic.PROPERTY_NOTIFY,
            BluetoothGattCharacteristic.PERMISSION_READ);
    down.addDescriptor(
        new BluetoothGattDescriptor(
            SUBSCRIPTION,
            BluetoothGattDescriptor.PERMISSION_READ | BluetoothGattDescriptor.PERMISSION_WRITE));
    return down;
  }
}
