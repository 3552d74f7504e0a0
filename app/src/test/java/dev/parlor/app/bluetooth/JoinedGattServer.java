package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothGattServerCallback;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothProfile;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowBluetoothGattServer;

/** A GATT server whose answers and notifications reach its {@link JoinedGatt} clients. */
@Implements(BluetoothGattServer.class)
public class JoinedGattServer extends ShadowBluetoothGattServer {
  private volatile @Nullable BluetoothGattService service;

  BluetoothGattServerCallback callback() {
    return getGattServerCallback();
  }

  @Nullable BluetoothGattService service(UUID uuid) {
    BluetoothGattService offered = service;
    return offered != null && offered.getUuid().equals(uuid) ? offered : null;
  }

  @Implementation
  @Override
  protected boolean addService(BluetoothGattService added) {
    service = added;
    GattAir.serves(this);
    return true;
  }

  @Implementation
  @Override
  protected boolean sendResponse(
      BluetoothDevice device, int request, int status, int offset, byte[] value) {
    JoinedGatt client = GattAir.client(device);
    if (client != null) {
      GattAir.run(() -> client.answered(status));
    }
    return client != null;
  }

  @Implementation
  protected boolean notifyCharacteristicChanged(
      BluetoothDevice device, BluetoothGattCharacteristic from, boolean confirm) {
    return tell(device, from, null);
  }

  @Implementation
  protected int notifyCharacteristicChanged(
      BluetoothDevice device, BluetoothGattCharacteristic from, boolean confirm, byte[] value) {
    return tell(device, from, value.clone()) ? 0 : 201;
  }

  private boolean tell(
      BluetoothDevice device, BluetoothGattCharacteristic from, byte @Nullable [] value) {
    JoinedGatt client = GattAir.client(device);
    if (client == null) {
      return false;
    }
    GattAir.run(
        () -> {
          client.notified(from, value);
          callback().onNotificationSent(device, 0);
        });
    return true;
  }

  @Implementation
  @Override
  protected void cancelConnection(BluetoothDevice device) {
    JoinedGatt client = GattAir.client(device);
    if (client != null) {
      GattAir.run(
          () -> {
            client.hungUp();
            callback().onConnectionStateChange(device, 0, BluetoothProfile.STATE_DISCONNECTED);
          });
    }
  }

  @Implementation
  @Override
  protected void close() {
    GattAir.closed(this);
  }
}
