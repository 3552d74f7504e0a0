package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServerCallback;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothProfile;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadows.ShadowBluetoothGatt;

/** A GATT client whose every call reaches the {@link JoinedGattServer}. */
@SuppressWarnings("deprecation") // phones before Android 13
@Implements(BluetoothGatt.class)
public class JoinedGatt extends ShadowBluetoothGatt {
  private static final AtomicInteger NAMES = new AtomicInteger();

  @SuppressWarnings("NullAway.Init") // Robolectric sets it
  @RealObject
  private BluetoothGatt real;

  /** How the server knows this client: every one has an address of its own. */
  private final BluetoothDevice seen =
      RobolectricPhone.device(String.format("04:00:00:00:01:%02X", NAMES.incrementAndGet() & 0xff));

  private volatile @Nullable Runnable answer;

  @Override
  public void setGattCallback(BluetoothGattCallback callback) {
    super.setGattCallback(callback);
    if (!JoinedAir.isSilent()) {
      GattAir.run(this::join);
    }
  }

  private BluetoothGattCallback callback() {
    return getGattCallback();
  }

  private void join() {
    JoinedGattServer server = GattAir.server();
    if (server == null || !SignAir.isThere(real.getDevice().getAddress())) {
      callback().onConnectionStateChange(real, 133, BluetoothProfile.STATE_DISCONNECTED);
      return;
    }
    GattAir.joined(seen, this);
    server.callback().onConnectionStateChange(seen, 0, BluetoothProfile.STATE_CONNECTED);
    callback().onConnectionStateChange(real, 0, BluetoothProfile.STATE_CONNECTED);
  }

  /** The server has hung up. */
  void hungUp() {
    GattAir.left(seen);
    callback().onConnectionStateChange(real, 19, BluetoothProfile.STATE_DISCONNECTED);
  }

  /** The server has answered the last request. */
  void answered(int status) {
    Runnable then = answer;
    answer = null;
    if (then != null && status == BluetoothGatt.GATT_SUCCESS) {
      then.run();
    } else {
      hungUp();
    }
  }

  void notified(BluetoothGattCharacteristic from, byte @Nullable [] value) {
    if (value == null) {
      callback().onCharacteristicChanged(real, from);
    } else {
      callback().onCharacteristicChanged(real, from, value);
    }
  }

  private boolean toServer(java.util.function.Consumer<BluetoothGattServerCallback> event) {
    JoinedGattServer server = GattAir.server();
    if (server == null || GattAir.client(seen) != this) {
      return false;
    }
    GattAir.run(() -> event.accept(server.callback()));
    return true;
  }

  @Implementation
  @Override
  protected boolean requestMtu(int wanted) {
    int mtu = GattAir.mtuOf(wanted);
    return toServer(
        server -> {
          server.onMtuChanged(seen, mtu);
          callback().onMtuChanged(real, mtu, 0);
        });
  }

  @Implementation
  @Override
  protected boolean discoverServices() {
    return toServer(server -> callback().onServicesDiscovered(real, 0));
  }

  @Implementation
  @Override
  protected @Nullable BluetoothGattService getService(UUID uuid) {
    JoinedGattServer server = GattAir.server();
    return server == null ? null : server.service(uuid);
  }

  @Implementation
  @Override
  protected boolean setCharacteristicNotification(BluetoothGattCharacteristic from, boolean on) {
    return true;
  }

  @Implementation
  @Override
  protected boolean writeDescriptor(BluetoothGattDescriptor descriptor) {
    return writeDescriptor(descriptor, descriptor.getValue()) == 0;
  }

  @Implementation
  @Override
  protected int writeDescriptor(BluetoothGattDescriptor descriptor, byte[] value) {
    answer = () -> callback().onDescriptorWrite(real, descriptor, 0);
    boolean sent =
        toServer(
            server ->
                server.onDescriptorWriteRequest(
                    seen, GattAir.request(), descriptor, false, true, 0, value));
    return sent ? 0 : 201;
  }

  @Implementation
  @Override
  protected boolean writeCharacteristic(BluetoothGattCharacteristic to) {
    return writeCharacteristic(to, to.getValue(), to.getWriteType()) == 0;
  }

  @Implementation
  @Override
  protected int writeCharacteristic(BluetoothGattCharacteristic to, byte[] value, int kind) {
    if (answer != null) {
      return 201; // one at a time
    }
    answer = () -> callback().onCharacteristicWrite(real, to, 0);
    boolean sent =
        toServer(
            server ->
                server.onCharacteristicWriteRequest(
                    seen, GattAir.request(), to, false, true, 0, value.clone()));
    return sent ? 0 : 201;
  }

  @Implementation
  @Override
  protected void disconnect() {
    toServer(
        server -> server.onConnectionStateChange(seen, 0, BluetoothProfile.STATE_DISCONNECTED));
  }

  @Implementation
  @Override
  protected void close() {
    GattAir.run(() -> GattAir.left(seen));
  }
}
