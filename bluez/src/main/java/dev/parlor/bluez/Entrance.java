package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.bus.RfcommRecord;
import dev.parlor.bluez.socket.KernelListening;
import dev.parlor.bluez.socket.Management;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import java.io.IOException;

/**
 * Where guests of an adapter come in.
 *
 * @param address of the system's bus
 * @param ready an adapter that is on
 */
record Entrance(String address, Bus bus, Adapter ready) {
  private static final String NAME = "Parlor";

  Listening open(Way way, Bytes nonce) throws RadioRefused {
    try {
      return switch (way) {
        case RFCOMM -> rfcomm(nonce);
        case L2CAP -> l2cap();
        case GATT -> gatt(nonce);
      };
    } catch (BusTrouble refused) {
      throw refused(refused);
    } catch (RadioRefused refused) {
      throw refused;
    } catch (IOException refused) {
      throw new RadioRefused(RadioTrouble.BUSY);
    }
  }

  private Listening rfcomm(Bytes nonce) throws IOException {
    KernelListening listening = KernelListening.rfcomm(ready.own());
    try {
      RfcommRecord record =
          RfcommRecord.register(bus, TableUuid.rfcomm(nonce), NAME, listening.number());
      Handle open = connectable();
      return listening.under(
          Handle.once(
              () -> {
                record.unregister();
                open.close();
              }));
    } catch (IOException refused) {
      listening.close();
      throw refused;
    }
  }

  /**
   * Makes the computer connectable. Without the capability for it nothing is done: the person who
   * holds the table then makes the computer discoverable.
   */
  private Handle connectable() {
    try {
      return Management.connectable(ready.number());
    } catch (IOException mayNot) {
      return () -> {};
    }
  }

  /**
   * Listens on a channel of low energy, if adverts can be shown: guests could not be told of the
   * channel otherwise.
   */
  private Listening l2cap() throws IOException {
    if (!ready.state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    return KernelListening.l2cap(ready.own());
  }

  private Listening gatt(Bytes nonce) throws IOException {
    if (!ready.state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    return BluezGattListening.open(address, ready.path(), nonce);
  }

  /** What BlueZ's answer means to the caller of the radio. */
  static RadioRefused refused(BusTrouble why) {
    return new RadioRefused(
        switch (why.why()) {
          case NO_BUS, NO_DAEMON -> RadioTrouble.ABSENT;
          case DENIED -> RadioTrouble.PERMISSION;
          case REFUSED -> RadioTrouble.BUSY;
        });
  }
}
