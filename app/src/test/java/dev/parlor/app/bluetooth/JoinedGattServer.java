package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothGattServerCallback;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothProfile;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowBluetoothGattServer;

/**
 * A GATT server whose answers and notifications reach its {@link JoinedGatt} clients. It is as
 * awkward as Android's.
 */
@Implements(BluetoothGattServer.class)
public class JoinedGattServer extends ShadowBluetoothGattServer {
  private final Set<BluetoothDevice> held = ConcurrentHashMap.newKeySet();
  private final int phone = OwnPhone.now();
  private volatile @Nullable BluetoothGattService service;

  BluetoothGattServerCallback callback() {
    return getGattServerCallback();
  }

  int phone() {
    return phone;
  }

  @Nullable BluetoothGattService service(UUID uuid) {
    BluetoothGattService offered = service;
    return offered != null && offered.getUuid().equals(uuid) ? offered : null;
  }

  /** Adds a service. Clients find it when Android says that it was added, and not before. */
  @Implementation
  @Override
  protected boolean addService(BluetoothGattService added) {
    if (!GattAir.misfortunes.servicesAreNeverAdded) {
      GattAir.run(
          () -> {
            service = added;
            GattAir.serves(this);
            callback().onServiceAdded(BluetoothGatt.GATT_SUCCESS, added);
          });
    }
    return true;
  }

  @Implementation
  @Override
  protected boolean sendResponse(
      BluetoothDevice device, int request, int status, int offset, byte[] value) {
    JoinedGatt client = GattAir.client(device);
    if (client != null) {
      GattAir.run(() -> client.answered(status, value));
    }
    return client != null;
  }

  /** Sends the value that the characteristic has by now. Android does so up to version 12. */
  @Implementation
  @SuppressWarnings("deprecation") // phones before Android 13 have only this method
  protected boolean notifyCharacteristicChanged(
      BluetoothDevice device, BluetoothGattCharacteristic from, boolean confirm) {
    Runnable between = GattAir.misfortunes.betweenValueAndNotification;
    if (between != null) {
      between.run();
    }
    return tell(device, from, from.getValue().clone());
  }

  @Implementation
  protected int notifyCharacteristicChanged(
      BluetoothDevice device, BluetoothGattCharacteristic from, boolean confirm, byte[] value) {
    return tell(device, from, value.clone()) ? 0 : 201;
  }

  private boolean tell(BluetoothDevice device, BluetoothGattCharacteristic from, byte[] value) {
    if (GattAir.client(device) == null) {
      return false;
    }
    GattAir.run(
        () -> {
          GattAir.notified(device, from).forEach(client -> client.notified(from.getUuid(), value));
          callback().onNotificationSent(device, 0);
        });
    return true;
  }

  /** Holds a connection. Without this {@link #cancelConnection} would have no effect. */
  @Implementation
  protected boolean connect(BluetoothDevice device, boolean autoConnect) {
    return held.add(device);
  }

  @Implementation
  @Override
  protected void cancelConnection(BluetoothDevice device) {
    JoinedGatt client = GattAir.client(device);
    if (client != null && held.remove(device)) {
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
