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
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.GattPipe;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The host's end of links over GATT. A guest has come in when it listens for notifications. */
@SuppressLint("MissingPermission") // AndroidHardware and tryTo mind a SecurityException
final class GattListening extends BluetoothGattServerCallback implements Listening {
  private final Map<BluetoothDevice, Guest> guests = new HashMap<>();
  private final Map<BluetoothDevice, Integer> mtus = new HashMap<>();
  private final Deque<Carrier> came = new ArrayDeque<>();
  private final Bytes nonce;
  private final BluetoothGattService service;
  private @Nullable BluetoothGattServer server;
  private boolean shut;

  private GattListening(Bytes nonce) {
    this.nonce = nonce;
    this.service = GattNames.service(nonce);
  }

  static Listening open(Context context, Bytes nonce) throws RadioRefused {
    GattListening listening = new GattListening(nonce);
    BluetoothManager manager = context.getSystemService(BluetoothManager.class);
    BluetoothGattServer server =
        manager == null ? null : manager.openGattServer(context, listening);
    if (server == null || !server.addService(listening.service)) {
      throw new RadioRefused(RadioTrouble.BUSY);
    }
    synchronized (listening) {
      listening.server = server;
    }
    return listening;
  }

  /** One phone at the other end. */
  private final class Guest implements GattPipe.Port {
    private final BluetoothDevice device;
    private final GattPipe pipe;

    Guest(BluetoothDevice device, int mtu) {
      this.device = device;
      this.pipe = new GattPipe(this, mtu);
    }

    @Override
    public boolean write(byte[] piece) {
      BluetoothGattServer open = server();
      return open != null
          && GattCalls.tryTo(
              () ->
                  GattCalls.notify(
                      open, device, service.getCharacteristic(TableUuid.down(nonce, 1)), piece));
    }

    @Override
    public Origin origin() {
      return SocketPipe.origin(device);
    }

    @Override
    public void disconnect() {
      BluetoothGattServer open = server();
      leave(device);
      if (open != null) {
        GattCalls.hangUp(open, device);
      }
      closeIfEmpty();
    }
  }

  private synchronized @Nullable BluetoothGattServer server() {
    return server;
  }

  private synchronized Optional<Guest> guest(BluetoothDevice device) {
    return Optional.ofNullable(guests.get(device));
  }

  @Override
  public int psm() {
    return 0;
  }

  @Override
  public synchronized Carrier accept() throws IOException {
    try {
      while (came.isEmpty() && !shut) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Carrier next = came.poll();
    if (next == null || shut) {
      throw new IOException("shut");
    }
    return next;
  }

  @Override
  public void onConnectionStateChange(BluetoothDevice device, int status, int state) {
    if (state != BluetoothProfile.STATE_CONNECTED) {
      Guest guest = leave(device);
      if (guest != null) {
        guest.pipe.gone();
      }
      closeIfEmpty();
    }
  }

  private synchronized @Nullable Guest leave(BluetoothDevice device) {
    mtus.remove(device);
    return guests.remove(device);
  }

  @Override
  public synchronized void onMtuChanged(BluetoothDevice device, int mtu) {
    mtus.put(device, mtu);
    Guest guest = guests.get(device);
    if (guest != null) {
      guest.pipe.mtu(mtu);
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
    boolean well = on && enter(device);
    if (answer) {
      answer(device, request, well);
    }
  }

  private synchronized boolean enter(BluetoothDevice device) {
    if (shut || guests.containsKey(device)) {
      return false;
    }
    Integer mtu = mtus.get(device);
    Guest guest = new Guest(device, mtu == null ? GattNames.FIRST_MTU : mtu);
    guests.put(device, guest);
    came.add(new Carrier(guest.pipe, Way.GATT, Optional.empty()));
    notifyAll();
    return true;
  }

  @Override
  public void onCharacteristicWriteRequest(
      BluetoothDevice device,
      int request,
      BluetoothGattCharacteristic characteristic,
      boolean prepared,
      boolean answer,
      int offset,
      byte[] value) {
    boolean fits = !prepared && TableUuid.up(nonce, 1).equals(characteristic.getUuid());
    Optional<Guest> guest = guest(device).filter(each -> fits);
    boolean well = guest.isPresent();
    guest.ifPresent(each -> each.pipe.arrived(value));
    if (answer) {
      answer(device, request, well);
    }
  }

  private void answer(BluetoothDevice device, int request, boolean well) {
    BluetoothGattServer open = server();
    int status = well ? BluetoothGatt.GATT_SUCCESS : BluetoothGatt.GATT_FAILURE;
    if (open != null
        && !GattCalls.tryTo(() -> open.sendResponse(device, request, status, 0, new byte[0]))) {
      guest(device).ifPresent(guest -> guest.pipe.gone());
    }
  }

  @Override
  public void onNotificationSent(BluetoothDevice device, int status) {
    guest(device).ifPresent(guest -> guest.pipe.taken(status == BluetoothGatt.GATT_SUCCESS));
  }

  /** Lets nobody in any more; the server stays for those who are in. */
  @Override
  public void close() {
    Deque<Carrier> unmet;
    synchronized (this) {
      shut = true;
      unmet = new ArrayDeque<>(came);
      notifyAll();
    }
    unmet.forEach(carrier -> carrier.pipe().close());
    closeIfEmpty();
  }

  private void closeIfEmpty() {
    BluetoothGattServer last;
    synchronized (this) {
      if (!shut || !guests.isEmpty()) {
        return;
      }
      last = server;
      server = null;
    }
    if (last != null) {
      last.close();
    }
  }
}
