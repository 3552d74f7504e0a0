package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothSocket;
import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.rim.link.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The streams of a socket of RFCOMM or L2CAP. They can't end one direction alone. */
record SocketPipe(BluetoothSocket socket) implements Pipe {

  /** The bearer of a connection of which Android tells the packet size. */
  static Bearer bearer(BluetoothSocket socket) {
    return new Bearer() {
      @Override
      public int packet() {
        return SocketPipe.packet(socket);
      }
    };
  }

  /** How many bytes go into a packet, as far as Android knows. */
  static int packet(BluetoothSocket socket) {
    try {
      return socket.getMaxTransmitPacketSize();
    } catch (SecurityException taken) {
      return 0;
    }
  }

  static Carrier carrier(BluetoothSocket socket, Way way, Bearer bearer) {
    BluetoothDevice peer = socket.getRemoteDevice();
    Optional<ClassicAddress> address =
        way == Way.RFCOMM && peer != null
            ? ClassicAddress.read(String.valueOf(peer.getAddress()))
            : Optional.empty();
    return new Carrier(new SocketPipe(socket), way, address, bearer);
  }

  @Override
  public Origin origin() {
    return origin(socket.getRemoteDevice());
  }

  /**
   * The origin of a connection by its address. The address may change from day to day, but it is
   * enough to tell callers apart.
   */
  static Origin origin(@Nullable BluetoothDevice peer) {
    return Origin.slow(
        Optional.ofNullable(peer)
            .flatMap(device -> ClassicAddress.read(String.valueOf(device.getAddress())))
            .map(ClassicAddress::bytes));
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
    // the peer learns of it by the end of the link
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
