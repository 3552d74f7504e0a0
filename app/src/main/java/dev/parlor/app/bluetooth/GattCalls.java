package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothStatusCodes;
import android.os.Build;

/** What Android 13 does with a value in the call, and older ones with one that is set before. */
@SuppressWarnings("deprecation") // older phones know nothing else
final class GattCalls {
  private GattCalls() {}

  private static boolean isNew() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;
  }

  static boolean subscribe(BluetoothGatt gatt, BluetoothGattDescriptor subscription) {
    byte[] on = BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE;
    if (isNew()) {
      return gatt.writeDescriptor(subscription, on) == BluetoothStatusCodes.SUCCESS;
    }
    return subscription.setValue(on) && gatt.writeDescriptor(subscription);
  }

  static boolean write(BluetoothGatt gatt, BluetoothGattCharacteristic to, byte[] piece) {
    int kind = BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT;
    if (isNew()) {
      return gatt.writeCharacteristic(to, piece, kind) == BluetoothStatusCodes.SUCCESS;
    }
    to.setWriteType(kind);
    return to.setValue(piece) && gatt.writeCharacteristic(to);
  }

  static boolean notify(
      BluetoothGattServer server,
      BluetoothDevice device,
      BluetoothGattCharacteristic from,
      byte[] piece) {
    if (isNew()) {
      return server.notifyCharacteristicChanged(device, from, false, piece)
          == BluetoothStatusCodes.SUCCESS;
    }
    return from.setValue(piece) && server.notifyCharacteristicChanged(device, from, false);
  }
}
