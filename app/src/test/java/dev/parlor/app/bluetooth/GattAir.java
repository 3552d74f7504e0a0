package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattServerCallback;
import dev.parlor.rim.link.Daemon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Joins Robolectric's GATT clients to its servers as {@link JoinedAir} joins sockets. Everything
 * that one end does is told to the other on a thread of its own, as Android does it.
 */
public final class GattAir {
  private static final ExecutorService PUMP =
      Executors.newSingleThreadExecutor(task -> Daemon.thread("gatt-pump", task));
  private static final Map<BluetoothDevice, JoinedGatt> CLIENTS = new ConcurrentHashMap<>();
  private static final List<JoinedGattServer> SERVERS = new CopyOnWriteArrayList<>();
  private static final AtomicInteger REQUESTS = new AtomicInteger();

  /** The priorities that connections were asked to have. */
  static final List<Integer> priorities = new CopyOnWriteArrayList<>();

  /** How many servers were closed. */
  static final AtomicInteger closed = new AtomicInteger();

  /** The misfortunes of this air. */
  static volatile Misfortunes misfortunes = new Misfortunes();

  private GattAir() {}

  /** What real phones do wrong. A test sets those that it wants. */
  static final class Misfortunes {
    volatile int mtu = 185;
    volatile boolean mtuIsNeverAnswered;
    volatile boolean servicesAreRememberedWrongly;
    volatile boolean servicesAreNeverAdded;
    volatile boolean everySubscriberIsNotified;

    /**
     * BlueZ loses pieces that come faster than it takes them, and so does not offer writing without
     * answers.
     */
    volatile boolean writesAreAnsweredAlone;

    final AtomicInteger busyWrites = new AtomicInteger();
    final AtomicInteger connectionsThatFailWith133 = new AtomicInteger();

    /** Runs between setting a value and sending it, on an Android that does this in two steps. */
    volatile @Nullable Runnable betweenValueAndNotification;
  }

  /** Clears the air before a test, so that nothing is left over from another one. */
  public static void clear() {
    CLIENTS.clear();
    SERVERS.clear();
    misfortunes = new Misfortunes();
    priorities.clear();
    closed.set(0);
  }

  static void run(Runnable event) {
    PUMP.execute(event);
  }

  /** Waits until all that was done so far was told. */
  static void settle() throws Exception {
    PUMP.submit(() -> {}).get();
    PUMP.submit(() -> {}).get();
  }

  /** The devices that are connected. */
  static List<BluetoothDevice> joinedNow() {
    return List.copyOf(CLIENTS.keySet());
  }

  static int request() {
    return REQUESTS.incrementAndGet();
  }

  static void serves(JoinedGattServer now) {
    SERVERS.add(now);
  }

  static void closed(JoinedGattServer was) {
    SERVERS.remove(was);
    closed.incrementAndGet();
  }

  static boolean isServed() {
    return !SERVERS.isEmpty();
  }

  /** Android tells every server of the phone of every connection. */
  static void toAll(int phone, Consumer<BluetoothGattServerCallback> event) {
    SERVERS.stream()
        .filter(server -> OwnPhone.reaches(phone, server.phone()))
        .forEach(server -> event.accept(server.callback()));
  }

  /** The server that offers this service at this phone. */
  static Optional<JoinedGattServer> server(int phone, UUID service) {
    return SERVERS.stream()
        .filter(each -> OwnPhone.reaches(phone, each.phone()) && each.service(service) != null)
        .findFirst();
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

  /** The clients that a notification for this device reaches. */
  static List<JoinedGatt> notified(BluetoothDevice device, BluetoothGattCharacteristic from) {
    List<JoinedGatt> reached = new CopyOnWriteArrayList<>();
    CLIENTS.forEach(
        (each, client) -> {
          boolean meant = each.equals(device) || misfortunes.everySubscriberIsNotified;
          if (meant && client.hasSubscribed(from.getUuid())) {
            reached.add(client);
          }
        });
    return reached;
  }
}
