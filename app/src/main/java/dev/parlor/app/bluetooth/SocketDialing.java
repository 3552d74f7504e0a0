package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothSocket;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.RadioRefused;
import java.io.IOException;

/** Connects a socket. */
@SuppressLint("MissingPermission") // a SecurityException is minded
record SocketDialing(BluetoothSocket socket, Way way, Bearer bearer) implements Dialing {
  @Override
  public Carrier connect() throws IOException {
    try {
      socket.connect();
      return SocketPipe.carrier(socket, way, bearer);
    } catch (IOException failed) {
      close();
      throw failed;
    } catch (SecurityException taken) {
      close();
      throw new RadioRefused(RadioTrouble.PERMISSION);
    }
  }

  @Override
  public void close() {
    new SocketPipe(socket).close();
  }
}
