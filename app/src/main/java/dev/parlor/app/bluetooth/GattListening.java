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
  /** Android adds a service within some 100 ms, or never says so. */
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

  /** Those who are in stay. */
  @Override
  public void close() {
    callers.shut();
    host.close();
  }
}
