package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.link.Pipe;
import dev.parlor.rim.link.StreamLink;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Arrays;

/** Makes links over TCP. */
public final class TcpLink {
  private static final int NETWORK = 8;

  private TcpLink() {}

  /** Connects to a host; gives up after a while. */
  public static Link connect(InetSocketAddress address, int timeoutMillis) throws IOException {
    Socket socket = new Socket();
    try {
      socket.connect(address, timeoutMillis);
      return over(socket);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  static Link over(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    return new StreamLink(new SocketPipe(socket));
  }

  private record SocketPipe(Socket socket) implements Pipe {
    /**
     * The origin of the link. The owner of an IPv6 address has its whole network, so that counts as
     * one origin.
     */
    @Override
    public Origin origin() {
      byte[] address = socket.getInetAddress().getAddress();
      return Origin.quick(Bytes.of(Arrays.copyOf(address, Math.min(NETWORK, address.length))));
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
    public void endOutput() throws IOException {
      socket.shutdownOutput();
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
}
