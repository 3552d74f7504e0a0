package dev.parlor.bluez;

import dev.parlor.bluez.socket.Management;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** A beacon that the kernel repeats at a pace of its own. Its address never changes. */
final class KernelSign implements Sign {
  private final Management management;
  private final Consumer<Optional<RadioTrouble>> up;
  private Beacon beacon;
  private boolean closed;

  private KernelSign(Management management, Beacon beacon, Consumer<Optional<RadioTrouble>> up) {
    this.management = management;
    this.beacon = beacon;
    this.up = up;
  }

  static KernelSign putUp(int adapter, Beacon beacon, Consumer<Optional<RadioTrouble>> up)
      throws IOException {
    KernelSign sign = new KernelSign(Management.of(adapter), beacon, up);
    try {
      sign.say();
      return sign;
    } catch (IOException refused) {
      sign.management.close();
      throw refused;
    }
  }

  private void say() throws IOException {
    management.show(
        BluezDevice.AirBytes.advert(beacon.manufacturerData()).toArray(),
        BluezDevice.AirBytes.response(beacon.serviceData()).toArray());
  }

  @Override
  public synchronized void show(Beacon now, SignPace pace) {
    beacon = now;
    if (closed) {
      return;
    }
    try {
      say();
    } catch (IOException refused) {
      up.accept(Optional.of(RadioTrouble.BUSY));
    }
  }

  /**
   * Shows the same sign once more. A controller falls silent when somebody connects over low
   * energy, and the kernel lets it go on only when that connection has ended or another sign is put
   * up.
   */
  synchronized void again() {
    if (!closed) {
      try {
        say();
      } catch (IOException off) {
        // the adapter is off, and whoever watches it is told so
      }
    }
  }

  synchronized boolean isDown() {
    return closed;
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
