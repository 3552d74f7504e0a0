package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.bus.GattObjects;
import dev.parlor.bluez.socket.Endpoint;

/** The connections of an adapter as BlueZ's daemon has them. */
record Connections(Bus bus, String adapter) {
  /** Ends all that goes on with this device; returns when it is over. */
  void end(Endpoint peer) {
    String device = adapter + "/dev_" + peer.address().replace(':', '_');
    try {
      bus.asked(
          () -> {
            bus.remote(device, GattObjects.Device.class).Disconnect();
            return true;
          });
    } catch (BusTrouble gone) {
      // it was over
    }
  }
}
