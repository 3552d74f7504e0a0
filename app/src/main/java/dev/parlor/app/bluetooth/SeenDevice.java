package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothSocket;
import android.content.Context;
import android.os.Build;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.Seen;
import java.io.IOException;

/** A device as a scan found it. */
record SeenDevice(Context context, BluetoothDevice device) implements Seen {

  @Override
  public Dialing dial(Way way, int psm, Bytes nonce) throws RadioRefused {
    try {
      return switch (way) {
        case GATT -> new GattDialing(context, device, nonce, GattDialing.MTU_PATIENCE);
        case L2CAP -> l2cap(psm);
        case RFCOMM -> throw new RadioRefused(RadioTrouble.NOBODY); // signs tell no address
      };
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  private Dialing l2cap(int psm) throws RadioRefused {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) {
      throw new RadioRefused(RadioTrouble.NO_LOW_ENERGY);
    }
    try {
      BluetoothSocket socket = device.createInsecureL2capChannel(psm);
      return new SocketDialing(socket, Way.L2CAP, new GattTempo(context, device, socket));
    } catch (IOException refused) {
      throw new RadioRefused(RadioTrouble.BUSY);
    }
  }
}
