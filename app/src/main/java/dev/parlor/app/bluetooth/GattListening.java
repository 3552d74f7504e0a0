package dev.parlor.app.bluetooth;

import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.Callers;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import java.io.IOException;

/** The host's end of links over GATT. */
final class GattListening implements Listening {
  /**
   * How long to wait for Android to add a service. It takes about 100 ms, or Android never reports
   * it.
   */
  static final long PATIENCE = 5_000;

  private final GattHost host;
  private final Callers callers = new Callers();

  private GattListening(Bytes nonce) {
    host = new GattHost(nonce, guest -> callers.add(guest.carrier()));
  }

  static Listening open(Context context, Bytes nonce, long patience) throws RadioRefused {
    GattListening listening = new GattListening(nonce);
    listening.host.open(context, patience);
    return listening;
  }

  @Override
  public int psm() {
    return 0;
  }

  @Override
  public Carrier accept() throws IOException {
    return callers.next();
  }

  /** Stops listening. Guests that are in stay. */
  @Override
  public void close() {
    callers.shut();
    host.close();
  }
}
