package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothStatusCodes;
import android.os.Build;
import java.util.function.BooleanSupplier;

/** What Android 13 does with a value in the call, and older ones with one that is set before. */
@SuppressLint("MissingPermission") // callers go through tryTo
@SuppressWarnings("deprecation") // older phones know nothing else
final class GattCalls {
  private GattCalls() {}

  /** False as well when the permission was taken away meanwhile. */
  static boolean tryTo(BooleanSupplier call) {
    try {
      return call.getAsBoolean();
    } catch (SecurityException taken) {
      return false;
    }
  }

  static void hangUp(BluetoothGatt gatt) {
    try {
      gatt.disconnect();
      gatt.close();
    } catch (SecurityException taken) {
      // it ends without us
    }
  }

  static void hangUp(BluetoothGattServer server, BluetoothDevice device) {
    try {
      server.cancelConnection(device);
    } catch (SecurityException taken) {
      // it ends without us
    }
  }

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
