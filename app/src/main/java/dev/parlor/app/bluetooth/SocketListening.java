package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothServerSocket;
import android.bluetooth.BluetoothSocket;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import java.io.IOException;

/** A server socket. */
record SocketListening(BluetoothServerSocket socket, Way way, int psm) implements Listening {

  @Override
  public Carrier accept() throws IOException {
    try {
      BluetoothSocket guest = socket.accept();
      return SocketPipe.carrier(guest, way, SocketPipe.bearer(guest));
    } catch (SecurityException taken) {
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException nothingLeftToDo) {
      // it is shut
    }
  }
}
