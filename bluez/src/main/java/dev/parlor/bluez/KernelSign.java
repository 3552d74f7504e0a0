package dev.parlor.bluez;

import dev.parlor.bluez.socket.Management;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Pace;
import dev.parlor.radio.hardware.Sign;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A beacon that the kernel repeats, at the pace that it thinks right; its address never changes.
 */
final class KernelSign implements Sign {
  private final Management management;
  private final Consumer<Optional<RadioTrouble>> up;
  private boolean closed;

  private KernelSign(Management management, Consumer<Optional<RadioTrouble>> up) {
    this.management = management;
    this.up = up;
  }

  static KernelSign putUp(int adapter, Beacon beacon, Consumer<Optional<RadioTrouble>> up)
      throws IOException {
    KernelSign sign = new KernelSign(Management.of(adapter), up);
    try {
      sign.say(beacon);
      return sign;
    } catch (IOException refused) {
      sign.management.close();
      throw refused;
    }
  }

  private void say(Beacon beacon) throws IOException {
    management.show(
        Found.AirBytes.advert(beacon.manufacturerData()).toArray(),
        Found.AirBytes.response(beacon.serviceData()).toArray());
  }

  @Override
  public synchronized void show(Beacon beacon, Pace pace) {
    if (closed) {
      return;
    }
    try {
      say(beacon);
    } catch (IOException refused) {
      up.accept(Optional.of(RadioTrouble.BUSY));
    }
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      management.takeDown();
      management.close();
    }
  }
}
