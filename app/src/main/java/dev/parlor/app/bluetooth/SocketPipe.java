package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothSocket;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.rim.link.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;

/** The streams of a socket of RFCOMM or L2CAP. One direction alone can't be ended on them. */
record SocketPipe(BluetoothSocket socket) implements Pipe {

  static Carrier carrier(BluetoothSocket socket, Way way) {
    BluetoothDevice peer = socket.getRemoteDevice();
    Optional<ClassicAddress> address =
        way == Way.RFCOMM && peer != null
            ? ClassicAddress.read(String.valueOf(peer.getAddress()))
            : Optional.empty();
    return new Carrier(new SocketPipe(socket), way, address);
  }

  @Override
  public InputStream in() throws IOException {
    return socket.getInputStream();
  }

  @Override
  public OutputStream out() throws IOException {
    return socket.getOutputStream();
  }

  @Override
  public void endOutput() {
    // the peer is told by the end of the link
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException nothingLeftToDo) {
      // it is gone
    }
  }
}
