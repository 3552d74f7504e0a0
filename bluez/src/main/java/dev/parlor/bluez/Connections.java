package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bluez;
import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.bus.GattObjects;
import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The connections of an adapter as BlueZ's daemon has them. The daemon keeps a connection up for
 * ever, even when nothing goes on over it any more, and a called device has room for only a few. So
 * connections that this program has begun end with it.
 */
final class Connections {
  private final Daemon daemon;
  private final String adapter;
  private final Set<String> begun = new LinkedHashSet<>();

  /** What this class needs of BlueZ's daemon. Devices are named by their paths. */
  interface Daemon {
    boolean isConnected(String device) throws BusTrouble;

    /** Ends the connection; returns when it has ended. */
    void end(String device) throws BusTrouble;

    /** Asks for the end of the connection; returns when it is sure to come. */
    void letEnd(String device) throws BusTrouble;
  }

  Connections(Daemon daemon, String adapter) {
    this.daemon = daemon;
    this.adapter = adapter;
  }

  static Connections of(Bus bus, String adapter) {
    return new Connections(new OnBus(bus), adapter);
  }

  private String path(Endpoint peer) {
    return adapter + "/dev_" + peer.address().replace(':', '_');
  }

  /** Ends all that goes on with this device; returns when that is done. */
  void end(Endpoint peer) {
    try {
      daemon.end(path(peer));
    } catch (BusTrouble gone) {
      // it had ended already
    }
  }

  /**
   * This attempt with a note: when it starts, it tells whether this program has begun the
   * connection.
   */
  Dialing noted(Endpoint peer, Dialing dialing) {
    return new Dialing() {
      @Override
      public Carrier connect() throws IOException {
        note(path(peer));
        return dialing.connect();
      }

      @Override
      public void close() {
        dialing.close();
      }
    };
  }

  private void note(String device) {
    boolean mine;
    try {
      mine = !daemon.isConnected(device);
    } catch (BusTrouble unknown) {
      mine = true; // nothing goes on with a device that BlueZ does not know
    }
    synchronized (begun) {
      if (mine) {
        begun.add(device);
      }
    }
  }

  /** Ends the connections that this program has begun. */
  void endBegun() {
    synchronized (begun) {
      for (String device : begun) {
        try {
          daemon.letEnd(device);
        } catch (BusTrouble gone) {
          // it had ended already
        }
      }
      begun.clear();
    }
  }

  private record OnBus(Bus bus) implements Daemon {
    @Override
    public boolean isConnected(String device) throws BusTrouble {
      return new BusFacts(bus.properties(device, Bluez.DEVICE)).is("Connected");
    }

    @Override
    public void end(String device) throws BusTrouble {
      bus.asked(
          () -> {
            bus.remote(device, GattObjects.Device.class).Disconnect();
            return true;
          });
    }

    @Override
    public void letEnd(String device) throws BusTrouble {
      bus.told(device, GattObjects.Device.class, "Disconnect");
    }
  }
}
