package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import dev.parlor.radio.gatt.Lanes;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Who is connected to a GATT server, on which lane, with which size of packets. */
final class GattGuests {
  private final Lanes<BluetoothDevice> lanes = new Lanes<>();
  private final Map<BluetoothDevice, GattGuest> guests = new HashMap<>();
  private final Map<BluetoothDevice, Integer> mtus = new HashMap<>();

  synchronized @Nullable GattGuest of(BluetoothDevice device) {
    return guests.get(device);
  }

  boolean isEmpty() {
    synchronized (this) {
      return guests.isEmpty();
    }
  }

  /** The lane of a phone; 0 when it has none. */
  int lane(BluetoothDevice device) {
    return lanes.of(device);
  }

  /** Claims a fresh lane. The earlier one of this phone is over. */
  int claim(BluetoothDevice device) {
    leave(device);
    return lanes.claim(device);
  }

  /** A phone has subscribed. If it did so before, it begins anew, and its earlier link is over. */
  GattGuest enter(BluetoothDevice device, IntFunction<GattGuest> made) {
    GattGuest old;
    GattGuest guest;
    synchronized (this) {
      lanes.use(device, lanes.of(device));
      Integer mtu = mtus.get(device);
      guest = made.apply(mtu == null ? GattNames.FIRST_MTU : mtu);
      old = guests.put(device, guest);
    }
    if (old != null) {
      old.pipe.gone();
    }
    return guest;
  }

  synchronized void mtu(BluetoothDevice device, int mtu) {
    mtus.put(device, mtu);
    GattGuest guest = guests.get(device);
    if (guest != null) {
      guest.pipe.mtu(mtu);
    }
  }

  void leave(BluetoothDevice device) {
    GattGuest old;
    synchronized (this) {
      lanes.leave(device);
      old = guests.remove(device);
    }
    if (old != null) {
      old.pipe.gone();
    }
  }

  void disconnected(BluetoothDevice device) {
    synchronized (this) {
      mtus.remove(device);
    }
    leave(device);
  }
}
