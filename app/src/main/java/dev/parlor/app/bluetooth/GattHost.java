package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattServer;
import android.bluetooth.BluetoothGattServerCallback;
import android.bluetooth.BluetoothGattService;
import android.bluetooth.BluetoothManager;
import android.bluetooth.BluetoothProfile;
import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.gatt.Lanes;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The server of a table's service. It gives lanes to phones that ask, and takes a phone that
 * subscribes to its own lane for a guest. Android tells it of every connection of the phone, so it
 * ignores those that have asked for no lane.
 */
@SuppressLint("MissingPermission") // AndroidHardware and Guarded mind a SecurityException
final class GattHost extends BluetoothGattServerCallback {
  private final Consumer<GattGuest> came;
  private final BluetoothGattService service;
  private final Bytes nonce;
  private final GattGuests guests = new GattGuests();
  private final CompletableFuture<Boolean> added = new CompletableFuture<>();
  private @Nullable BluetoothGattServer server;
  private boolean lastCall;

  /**
   * @param came told of everybody who comes in
   */
  GattHost(Bytes nonce, Consumer<GattGuest> came) {
    this.came = came;
    this.nonce = nonce;
    this.service = GattNames.service(nonce);
  }

  /** Waits until guests can find the service. */
  void open(Context context, long patience) throws RadioRefused {
    BluetoothManager manager = context.getSystemService(BluetoothManager.class);
    BluetoothGattServer opened = manager == null ? null : manager.openGattServer(context, this);
    if (opened == null) {
      throw new RadioRefused(RadioTrouble.BUSY);
    }
    synchronized (this) {
      server = opened;
    }
    if (!Guarded.tryTo(() -> opened.addService(service)) || !isAdded(patience)) {
      close();
      throw new RadioRefused(RadioTrouble.BUSY);
    }
  }

  private boolean isAdded(long patience) {
    try {
      return added.get(patience, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException | TimeoutException never) {
      return false;
    }
  }

  @Override
  public void onServiceAdded(int status, BluetoothGattService which) {
    added.complete(status == BluetoothGatt.GATT_SUCCESS);
  }

  synchronized @Nullable BluetoothGattServer server() {
    return server;
  }

  @Override
  public void onConnectionStateChange(BluetoothDevice device, int status, int state) {
    if (state != BluetoothProfile.STATE_CONNECTED) {
      guests.disconnected(device);
      closeIfEmpty();
    }
  }

  @Override
  public void onMtuChanged(BluetoothDevice device, int mtu) {
    guests.mtu(device, mtu);
  }

  @Override
  public void onCharacteristicReadRequest(
      BluetoothDevice device, int request, int offset, BluetoothGattCharacteristic from) {
    if (!TableUuid.lane(nonce).equals(from.getUuid()) || offset != 0) {
      answer(device, request, false, new byte[0]);
      return;
    }
    if (guests.lane(device) == 0) {
      hold(device);
    }
    answer(device, request, true, Lanes.told(guests.claim(device)));
  }

  /**
   * Connects to a guest, because Android disconnects nobody for a server that has not connected as
   * well.
   */
  private void hold(BluetoothDevice device) {
    BluetoothGattServer open = server();
    if (open != null) {
      Guarded.run(() -> open.connect(device, false));
    }
  }

  @Override
  public void onDescriptorWriteRequest(
      BluetoothDevice device,
      int request,
      BluetoothGattDescriptor descriptor,
      boolean prepared,
      boolean answer,
      int offset,
      byte[] value) {
    boolean on = Arrays.equals(value, BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE);
    boolean well = on ? enter(device, descriptor.getCharacteristic()) : unsubscribe(device);
    if (answer) {
      answer(device, request, well, new byte[0]);
    }
  }

  private boolean unsubscribe(BluetoothDevice device) {
    guests.leave(device);
    closeIfEmpty();
    return true;
  }

  private boolean enter(BluetoothDevice device, BluetoothGattCharacteristic down) {
    boolean own = TableUuid.down(nonce, guests.lane(device)).equals(down.getUuid());
    if (!own || isLastCall()) {
      return false;
    }
    came.accept(guests.enter(device, mtu -> new GattGuest(this, device, down, mtu)));
    return true;
  }

  private synchronized boolean isLastCall() {
    return lastCall;
  }

  /** Answers that nothing can be read there. Without an answer the other phone would wait. */
  @Override
  public void onDescriptorReadRequest(
      BluetoothDevice device, int request, int offset, BluetoothGattDescriptor descriptor) {
    answer(device, request, false, new byte[0]);
  }

  /** Answers a prepared write. Nothing of it is taken. */
  @Override
  public void onExecuteWrite(BluetoothDevice device, int request, boolean execute) {
    answer(device, request, !execute, new byte[0]);
  }

  @Override
  public void onCharacteristicWriteRequest(
      BluetoothDevice device,
      int request,
      BluetoothGattCharacteristic to,
      boolean prepared,
      boolean answer,
      int offset,
      byte[] value) {
    GattGuest guest = guests.of(device);
    boolean own = TableUuid.up(nonce, guests.lane(device)).equals(to.getUuid());
    boolean well = !prepared && own && guest != null;
    if (well && guest != null) {
      guest.pipe.arrived(value);
    }
    if (answer) {
      answer(device, request, well, new byte[0]);
    }
  }

  /** Answers a request. One that is never answered would keep all later ones waiting. */
  private void answer(BluetoothDevice device, int request, boolean well, byte[] value) {
    BluetoothGattServer open = server();
    int status = well ? BluetoothGatt.GATT_SUCCESS : BluetoothGatt.GATT_FAILURE;
    boolean sent =
        open != null && Guarded.tryTo(() -> open.sendResponse(device, request, status, 0, value));
    GattGuest guest = guests.of(device);
    if (!sent && guest != null) {
      guest.pipe.gone();
    }
  }

  @Override
  public void onNotificationSent(BluetoothDevice device, int status) {
    GattGuest guest = guests.of(device);
    if (guest != null) {
      guest.pipe.taken(GattAnswers.isTaken(status));
    }
  }

  /** Ends this guest's connection, unless it has begun anew already. */
  void hangUp(BluetoothDevice device, GattGuest who) {
    BluetoothGattServer open = server();
    if (guests.of(device) == who) {
      guests.leave(device);
      if (open != null) {
        Guarded.run(() -> open.cancelConnection(device));
      }
      closeIfEmpty();
    }
  }

  /** Lets nobody in any more. The server stays for guests that are in. */
  void close() {
    synchronized (this) {
      lastCall = true;
    }
    closeIfEmpty();
  }

  private void closeIfEmpty() {
    BluetoothGattServer last;
    synchronized (this) {
      if (!lastCall || !guests.isEmpty()) {
        return;
      }
      last = server;
      server = null;
    }
    if (last != null) {
      Guarded.run(last::close);
    }
  }
}
