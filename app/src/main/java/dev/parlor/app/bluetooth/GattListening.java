package dev.parlor.app.bluetooth;

import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** The host's end of links over GATT. */
final class GattListening implements Listening {
  /** Android adds a service within some 100 ms, or never says so. */
  static final long PATIENCE = 5_000;

  private final GattHost host;
  private final Deque<Carrier> came = new ArrayDeque<>();
  private boolean shut;

  private GattListening(Bytes nonce) {
    host = new GattHost(nonce, this::came);
  }

  static Listening open(Context context, Bytes nonce, long patience) throws RadioRefused {
    GattListening listening = new GattListening(nonce);
    listening.host.open(context, patience);
    return listening;
  }

  private synchronized void came(GattGuest guest) {
    came.add(guest.carrier());
    notifyAll();
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

  /** Those who are in stay. */
  @Override
  public void close() {
    Deque<Carrier> unmet;
    synchronized (this) {
      shut = true;
      unmet = new ArrayDeque<>(came);
      came.clear();
      notifyAll();
    }
    unmet.forEach(carrier -> carrier.pipe().close());
    host.close();
  }
}
