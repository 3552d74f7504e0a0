package dev.parlor.bluez;

import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.bluez.socket.Sockets;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.Seen;

/** A device whose sign was heard, with the address that it had then. */
record BluezSeenDevice(Endpoint own, Endpoint peer, Connections connections) implements Seen {
  @Override
  public Dialing dial(Way way, int psm, Bytes nonce) throws RadioRefused {
    return switch (way) {
      case L2CAP -> connections.noted(peer, Sockets.l2cap(own, peer, psm));
      case GATT ->
          connections.noted(peer, Sockets.gatt(own, peer, nonce, () -> connections.end(peer)));
      case RFCOMM -> throw new RadioRefused(RadioTrouble.NOBODY); // signs tell no address
    };
  }
}
