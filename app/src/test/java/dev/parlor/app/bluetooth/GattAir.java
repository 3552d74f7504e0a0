package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import dev.parlor.rim.link.Daemon;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Joins Robolectric's GATT clients to its server as {@link JoinedAir} joins sockets: everything
 * that one end does is told to the other on a thread of its own, as Android does it.
 */
public final class GattAir {
  private static final ExecutorService PUMP =
      Executors.newSingleThreadExecutor(task -> Daemon.thread("gatt-pump", task));
  private static final Map<BluetoothDevice, JoinedGatt> CLIENTS = new ConcurrentHashMap<>();
  private static final AtomicInteger REQUESTS = new AtomicInteger();
  private static volatile @Nullable JoinedGattServer server;
  private static volatile int mtu = 185;

  private GattAir() {}

  /** Before a test: nothing is left over from another. */
  public static void clear() {
    CLIENTS.clear();
    server = null;
    mtu = 185;
  }

  /** The largest packet that goes through this air. */
  static void mtu(int largest) {
    mtu = largest;
  }

  static int mtuOf(int wanted) {
    return Math.min(mtu, wanted);
  }

  static void run(Runnable event) {
    PUMP.execute(event);
  }

  static int request() {
    return REQUESTS.incrementAndGet();
  }

  static void serves(JoinedGattServer now) {
    server = now;
  }

  static void closed(JoinedGattServer was) {
    if (server == was) {
      server = null;
    }
  }

  static @Nullable JoinedGattServer server() {
    return server;
  }

  static void joined(BluetoothDevice device, JoinedGatt client) {
    CLIENTS.put(device, client);
  }

  static void left(BluetoothDevice device) {
    CLIENTS.remove(device);
  }

  static @Nullable JoinedGatt client(BluetoothDevice device) {
    return CLIENTS.get(device);
  }
}
