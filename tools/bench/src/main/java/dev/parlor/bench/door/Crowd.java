package dev.parlor.bench.door;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.Device;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * All attackers before some doors, on one thread, so that the threads that grow are those of the
 * doors. At most two of them come from one address, all of 127.0.0.0/8.
 */
final class Crowd implements AutoCloseable {
  private static final int EACH = 2;
  private static final int NETWORK = 250;
  private static final long GLANCE_MILLIS = 20;

  private final Selector selector;
  private final Random random;
  private final List<Besieger> all = new ArrayList<>();
  private final List<Flood> floods = new ArrayList<>();
  private final Thread thread;
  private volatile boolean over;

  private Crowd(long seed) throws IOException {
    this.selector = Selector.open();
    this.random = new Random(seed);
    this.thread = Daemon.thread("siege", this::besiege);
  }

  /** A crowd of this size before each of these doors. */
  static Crowd before(List<InetSocketAddress> doors, Siege.Size size, long seed)
      throws IOException {
    Crowd crowd = new Crowd(seed);
    byte[] opening = FirstBytes.of(Device.stranger(Entropy.system()).linkIdentity());
    for (InetSocketAddress door : doors) {
      for (int i = 0; i < size.slow(); i++) {
        crowd.add(door, new Slow(opening));
      }
      for (int i = 0; i < size.halfOpen(); i++) {
        crowd.add(door, new HalfOpen(opening));
      }
      for (int i = 0; i < size.floods(); i++) {
        Flood flood = new Flood(Device.stranger(Entropy.system()).linkIdentity(), crowd.random);
        crowd.floods.add(flood);
        crowd.add(door, flood);
      }
    }
    crowd.thread.start();
    return crowd;
  }

  private void add(InetSocketAddress door, Manner manner) throws IOException {
    all.add(new Besieger(door, address(all.size() / EACH), manner, random, now()));
  }

  private static InetAddress address(int number) throws IOException {
    byte high = (byte) (1 + number / NETWORK);
    byte low = (byte) (1 + number % NETWORK);
    return InetAddress.getByAddress(new byte[] {127, 1, high, low});
  }

  private static long now() {
    return System.nanoTime() / 1_000_000;
  }

  private void besiege() {
    try {
      while (!over) {
        selector.select(GLANCE_MILLIS);
        for (SelectionKey key : selector.selectedKeys()) {
          if (key.isValid()) {
            ((Besieger) key.attachment()).ready(key, now());
          }
        }
        selector.selectedKeys().clear();
        all.forEach(besieger -> besieger.look(selector, now()));
      }
      all.forEach(Besieger::close);
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    over = true;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether every attacker has been in once. */
  boolean isThere() {
    return all.stream().allMatch(besieger -> besieger.calls() > 0);
  }

  /** How many connections of this crowd the doors have taken. */
  int calls() {
    return all.stream().mapToInt(Besieger::calls).sum();
  }

  /** How often a flooder got through the handshake. To be asked when the crowd is gone. */
  int floods() {
    return floods.stream().mapToInt(Flood::floods).sum();
  }
}
