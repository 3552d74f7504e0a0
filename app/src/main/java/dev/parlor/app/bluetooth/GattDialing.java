package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothProfile;
import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.GattPipe;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.TableUuid;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** The guest's end of a link over GATT: connect, a large packet size, services, notifications. */
@SuppressLint("MissingPermission") // connect and tryTo mind a SecurityException
final class GattDialing extends BluetoothGattCallback implements Dialing, GattPipe.Port {
  private final Context context;
  private final BluetoothDevice device;
  private final Bytes nonce;
  private final GattPipe pipe = new GattPipe(this, GattNames.FIRST_MTU);
  private final CompletableFuture<Boolean> ready = new CompletableFuture<>();
  private @Nullable BluetoothGatt gatt;
  private @Nullable BluetoothGattCharacteristic up;
  private boolean closed;

  GattDialing(Context context, BluetoothDevice device, Bytes nonce) {
    this.nonce = nonce;
    this.context = context;
    this.device = device;
  }

  @Override
  public Carrier connect() throws IOException {
    try {
      begin();
      if (ready.get()) {
        return new Carrier(pipe, Way.GATT, Optional.empty());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | SecurityException taken) {
      // as if nobody had answered
    }
    close();
    throw new IOException("no link over GATT");
  }

  private synchronized void begin() throws IOException {
    if (closed) {
      throw new IOException("given up");
    }
    gatt = device.connectGatt(context, false, this, BluetoothDevice.TRANSPORT_LE);
    if (gatt == null) {
      ready.complete(false);
    }
  }

  private void lost() {
    ready.complete(false);
    pipe.gone();
  }

  @Override
  public void onConnectionStateChange(BluetoothGatt connection, int status, int state) {
    if (status == BluetoothGatt.GATT_SUCCESS && state == BluetoothProfile.STATE_CONNECTED) {
      if (!GattCalls.tryTo(() -> connection.requestMtu(GattNames.MTU))) {
        discover(connection);
      }
    } else {
      lost();
      disconnect();
    }
  }

  @Override
  public void onMtuChanged(BluetoothGatt connection, int mtu, int status) {
    if (status == BluetoothGatt.GATT_SUCCESS) {
      pipe.mtu(mtu);
    }
    if (!ready.isDone()) {
      discover(connection);
    }
  }

  private void discover(BluetoothGatt connection) {
    if (!GattCalls.tryTo(connection::discoverServices)) {
      lost();
    }
  }

  @Override
  public void onServicesDiscovered(BluetoothGatt connection, int status) {
    BluetoothGattService service = connection.getService(TableUuid.service(nonce));
    BluetoothGattCharacteristic down =
        service == null ? null : service.getCharacteristic(TableUuid.down(nonce, 1));
    BluetoothGattDescriptor subscription =
        down == null ? null : down.getDescriptor(GattNames.SUBSCRIPTION);
    if (service == null || down == null || subscription == null) {
      lost(); // another app's phone
      return;
    }
    synchronized (this) {
      up = service.getCharacteristic(TableUuid.up(nonce, 1));
    }
    if (!GattCalls.tryTo(
        () ->
            connection.setCharacteristicNotification(down, true)
                && GattCalls.subscribe(connection, subscription))) {
      lost();
    }
  }

  @Override
  public void onDescriptorWrite(
      BluetoothGatt connection, BluetoothGattDescriptor descriptor, int status) {
    if (status == BluetoothGatt.GATT_SUCCESS) {
      ready.complete(true);
    } else {
      lost();
    }
  }

  @Override
  public void onCharacteristicWrite(
      BluetoothGatt connection, BluetoothGattCharacteristic characteristic, int status) {
    pipe.taken(status == BluetoothGatt.GATT_SUCCESS);
  }

  @Override
  public void onCharacteristicChanged(
      BluetoothGatt connection, BluetoothGattCharacteristic characteristic, byte[] value) {
    pipe.arrived(value);
  }

  /** Before Android 13, where the value lies in the characteristic until the next one comes. */
  @SuppressWarnings("deprecation") // the only way there
  @Override
  public void onCharacteristicChanged(
      BluetoothGatt connection, BluetoothGattCharacteristic characteristic) {
    byte[] value = characteristic.getValue();
    if (value != null) {
      pipe.arrived(value);
    }
  }

  @Override
  public boolean write(byte[] piece) {
    BluetoothGatt connection;
    BluetoothGattCharacteristic to;
    synchronized (this) {
      connection = gatt;
      to = up;
    }
    return connection != null
        && to != null
        && GattCalls.tryTo(() -> GattCalls.write(connection, to, piece));
  }

  @Override
  public void disconnect() {
    BluetoothGatt connection;
    synchronized (this) {
      closed = true;
      connection = gatt;
      gatt = null;
    }
    if (connection != null) {
      GattCalls.hangUp(connection);
    }
  }

  @Override
  public void close() {
    lost();
    disconnect();
  }
}
