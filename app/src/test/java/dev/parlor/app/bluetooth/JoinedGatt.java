package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServerCallback;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothProfile;
import android.os.Build;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadows.ShadowBluetoothGatt;

/** A GATT client whose every call reaches the {@link JoinedGattServer} that offers the service. */
@SuppressWarnings("deprecation") // phones before Android 13 have only these methods
@Implements(BluetoothGatt.class)
public class JoinedGatt extends ShadowBluetoothGatt {
  private static final int BUSY = 201;
  private static final AtomicInteger NAMES = new AtomicInteger();

  /** Takes what a server has answered. */
  private interface Answer {
    void hear(int status, byte[] value);
  }

  @SuppressWarnings("NullAway.Init") // Robolectric sets it
  @RealObject
  private BluetoothGatt real;

  /** The device as which the server knows this client. Every client has an address of its own. */
  private final BluetoothDevice seen =
      RobolectricPhone.device(String.format("04:00:00:00:01:%02X", NAMES.incrementAndGet() & 0xff));

  private final Map<UUID, BluetoothGattService> services = new ConcurrentHashMap<>();
  private final Set<UUID> subscribed = ConcurrentHashMap.newKeySet();
  private volatile @Nullable Answer answer;
  private volatile boolean refreshed;
  private volatile int phone = OwnPhone.ANY;

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
    phone = SignAir.phoneAt(real.getDevice().getAddress());
    boolean there = SignAir.isThere(real.getDevice().getAddress()) && GattAir.isServed();
    if (!there || GattAir.misfortunes.connectionsThatFailWith133.getAndDecrement() > 0) {
      callback().onConnectionStateChange(real, 133, BluetoothProfile.STATE_DISCONNECTED);
      return;
    }
    GattAir.joined(seen, this);
    GattAir.toAll(
        phone, server -> server.onConnectionStateChange(seen, 0, BluetoothProfile.STATE_CONNECTED));
    callback().onConnectionStateChange(real, 0, BluetoothProfile.STATE_CONNECTED);
  }

  /** Ends the connection because the server has hung up. */
  void hungUp() {
    GattAir.left(seen);
    callback().onConnectionStateChange(real, 19, BluetoothProfile.STATE_DISCONNECTED);
  }

  /** Passes the server's answer to the last request on. */
  void answered(int status, byte[] value) {
    Answer then = answer;
    answer = null;
    if (then != null) {
      then.hear(status, value);
    }
  }

  boolean hasSubscribed(UUID characteristic) {
    return subscribed.contains(characteristic);
  }

  void notified(UUID from, byte[] value) {
    for (BluetoothGattService service : services.values()) {
      BluetoothGattCharacteristic own = service.getCharacteristic(from);
      if (own != null) {
        own.setValue(value);
        if (Build.VERSION.SDK_INT < 33) {
          callback().onCharacteristicChanged(real, own);
        } else {
          callback().onCharacteristicChanged(real, own, value);
        }
      }
    }
  }

  /** Does something at the other end, unless this end is gone; answers whether it does. */
  private boolean later(Runnable event) {
    boolean joined = GattAir.client(seen) == this;
    if (joined) {
      GattAir.run(event);
    }
    return joined;
  }

  private boolean toServer(
      BluetoothGattCharacteristic of, Consumer<BluetoothGattServerCallback> event) {
    UUID service = of.getService().getUuid();
    return later(
        () -> GattAir.server(phone, service).ifPresent(server -> event.accept(server.callback())));
  }

  @Implementation
  @Override
  protected boolean requestMtu(int wanted) {
    int mtu = Math.min(GattAir.misfortunes.mtu, wanted);
    return later(
        () -> {
          if (!GattAir.misfortunes.mtuIsNeverAnswered) {
            GattAir.toAll(phone, server -> server.onMtuChanged(seen, mtu));
            callback().onMtuChanged(real, mtu, 0);
          }
        });
  }

  @Implementation
  @Override
  protected boolean discoverServices() {
    return later(() -> callback().onServicesDiscovered(real, 0));
  }

  @Implementation
  protected boolean refresh() {
    refreshed = true;
    return true;
  }

  @Implementation
  @Override
  protected @Nullable BluetoothGattService getService(UUID uuid) {
    if (GattAir.misfortunes.servicesAreRememberedWrongly && !refreshed) {
      return null;
    }
    GattAir.server(phone, uuid)
        .map(server -> server.service(uuid))
        .ifPresent(service -> services.computeIfAbsent(uuid, it -> GattCopies.of(service)));
    return services.get(uuid);
  }

  @Implementation
  protected boolean readCharacteristic(BluetoothGattCharacteristic from) {
    answer =
        (status, value) -> {
          from.setValue(value);
          if (Build.VERSION.SDK_INT < 33) {
            callback().onCharacteristicRead(real, from, status);
          } else {
            callback().onCharacteristicRead(real, from, value, status);
          }
        };
    return toServer(
        from,
        server ->
            server.onCharacteristicReadRequest(
                seen, GattAir.request(), 0, GattCopies.theirs(phone, from)));
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
    BluetoothGattCharacteristic of = descriptor.getCharacteristic();
    answer =
        (status, none) -> {
          if (status == BluetoothGatt.GATT_SUCCESS) {
            subscribed.add(of.getUuid());
          }
          callback().onDescriptorWrite(real, descriptor, status);
        };
    boolean sent =
        toServer(
            of,
            server ->
                server.onDescriptorWriteRequest(
                    seen,
                    GattAir.request(),
                    GattCopies.theirs(phone, of).getDescriptor(descriptor.getUuid()),
                    false,
                    true,
                    0,
                    value.clone()));
    return sent ? 0 : BUSY;
  }

  @Implementation
  protected boolean readDescriptor(BluetoothGattDescriptor descriptor) {
    BluetoothGattCharacteristic of = descriptor.getCharacteristic();
    answer =
        (status, value) -> {
          if (Build.VERSION.SDK_INT < 33) {
            callback().onDescriptorRead(real, descriptor, status);
          } else {
            callback().onDescriptorRead(real, descriptor, status, value);
          }
        };
    return toServer(
        of,
        server ->
            server.onDescriptorReadRequest(
                seen,
                GattAir.request(),
                0,
                GattCopies.theirs(phone, of).getDescriptor(descriptor.getUuid())));
  }

  /** Lets the server take what was prepared. */
  @Implementation
  protected boolean executeReliableWrite() {
    answer = (status, none) -> callback().onReliableWriteCompleted(real, status);
    return later(
        () -> GattAir.toAll(phone, server -> server.onExecuteWrite(seen, GattAir.request(), true)));
  }

  @Implementation
  @Override
  protected boolean writeCharacteristic(BluetoothGattCharacteristic to) {
    return writeCharacteristic(to, to.getValue(), to.getWriteType()) == 0;
  }

  /**
   * Writes a value. If it is written without a response while a request is under way, it is lost.
   */
  @Implementation
  @Override
  protected int writeCharacteristic(BluetoothGattCharacteristic to, byte[] value, int kind) {
    if (GattAir.misfortunes.busyWrites.getAndDecrement() > 0) {
      return BUSY;
    }
    byte[] copy = value.clone();
    boolean respond = kind == BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT;
    if (respond) {
      answer = (status, none) -> callback().onCharacteristicWrite(real, to, status);
    }
    boolean lost = !respond && answer != null;
    boolean refused = !respond && GattAir.misfortunes.writesAreAnsweredAlone;
    boolean sent =
        toServer(
            to,
            server -> {
              if (!lost && !refused) {
                server.onCharacteristicWriteRequest(
                    seen, GattAir.request(), GattCopies.theirs(phone, to), false, respond, 0, copy);
              }
              if (!respond) {
                callback().onCharacteristicWrite(real, to, refused ? 3 : 0);
              }
            });
    return sent ? 0 : BUSY;
  }

  @Implementation
  @Override
  protected boolean requestConnectionPriority(int priority) {
    GattAir.priorities.add(priority);
    return true;
  }

  @Implementation
  @Override
  protected void disconnect() {
    var unused =
        later(
            () ->
                GattAir.toAll(
                    phone,
                    server ->
                        server.onConnectionStateChange(
                            seen, 0, BluetoothProfile.STATE_DISCONNECTED)));
  }

  @Implementation
  @Override
  protected void close() {
    GattAir.run(() -> GattAir.left(seen));
  }
}
