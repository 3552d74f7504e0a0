package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothStatusCodes;
import android.os.Build;
import java.lang.reflect.InvocationTargetException;

/**
 * Calls whose form depends on Android: version 13 takes a value in the call, older ones take one
 * that is set before.
 */
@SuppressLint("MissingPermission") // Guarded minds a SecurityException
@SuppressWarnings("deprecation") // older phones know nothing else
final class GattCalls {
  private GattCalls() {}

  private static boolean isNew() {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;
  }

  static boolean subscribe(BluetoothGatt gatt, BluetoothGattDescriptor subscription) {
    byte[] on = BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE;
    return Guarded.tryTo(
        () ->
            gatt.setCharacteristicNotification(subscription.getCharacteristic(), true)
                && (isNew()
                    ? gatt.writeDescriptor(subscription, on) == BluetoothStatusCodes.SUCCESS
                    : subscription.setValue(on) && gatt.writeDescriptor(subscription)));
  }

  /**
   * Writes a piece, without a response where the host offers that. Some stacks do not offer it,
   * because they would lose what comes faster than they take it. Android reports in both cases when
   * the next piece may follow.
   */
  static boolean write(BluetoothGatt gatt, BluetoothGattCharacteristic to, byte[] piece) {
    int quick = BluetoothGattCharacteristic.PROPERTY_WRITE_NO_RESPONSE;
    int kind =
        (to.getProperties() & quick) == 0
            ? BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT
            : BluetoothGattCharacteristic.WRITE_TYPE_NO_RESPONSE;
    return Guarded.tryTo(
        () -> {
          if (isNew()) {
            return gatt.writeCharacteristic(to, piece, kind) == BluetoothStatusCodes.SUCCESS;
          }
          to.setWriteType(kind);
          return to.setValue(piece) && gatt.writeCharacteristic(to);
        });
  }

  /**
   * Notifies one guest. Up to Android 12 the value is set first and sent afterwards, so nobody else
   * may set another one in between.
   */
  static boolean notify(
      BluetoothGattServer server,
      BluetoothDevice device,
      BluetoothGattCharacteristic from,
      byte[] piece) {
    if (isNew()) {
      return Guarded.tryTo(
          () ->
              server.notifyCharacteristicChanged(device, from, false, piece)
                  == BluetoothStatusCodes.SUCCESS);
    }
    synchronized (from) {
      return Guarded.tryTo(
          () -> from.setValue(piece) && server.notifyCharacteristicChanged(device, from, false));
    }
  }

  /**
   * Makes Android forget what it remembers of the other's services. Android hides this call but
   * tolerates apps that use it. Without it an old list stays until Bluetooth is switched off.
   */
  // there is no other way; nothing is lost if the call disappears
  @SuppressLint("DiscouragedPrivateApi")
  static boolean refresh(BluetoothGatt gatt) {
    return Guarded.tryTo(
        () -> {
          try {
            return Boolean.TRUE.equals(BluetoothGatt.class.getMethod("refresh").invoke(gatt));
          } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException no) {
            return false;
          }
        });
  }

  static void hurry(BluetoothGatt gatt, boolean much) {
    int priority =
        much ? BluetoothGatt.CONNECTION_PRIORITY_HIGH : BluetoothGatt.CONNECTION_PRIORITY_BALANCED;
    Guarded.run(() -> gatt.requestConnectionPriority(priority));
  }

  static void hangUp(BluetoothGatt gatt) {
    Guarded.run(gatt::disconnect);
    Guarded.run(gatt::close);
  }
}
