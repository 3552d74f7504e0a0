package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.testing.link.LinkLab;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

final class TcpLab implements LinkLab {
  private static final int TIMEOUT = 30_000;

  private static final int UNHEARD = 200;

  private @Nullable TcpDoor door;
  private int port;

  private static InetSocketAddress loopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  @Override
  public void open(Consumer<Link> guests) throws IOException {
    TcpDoor opened = TcpDoor.open(loopback(0), guests);
    door = opened;
    port = opened.port();
  }

  @Override
  public Link connect() throws IOException {
    return TcpLink.connect(loopback(port), TIMEOUT);
  }

  /** Connects to a queue of one place that is taken, so no answer comes at all. */
  @Override
  public Link connectToNobody() throws IOException {
    try (ServerSocket deaf = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket first = new Socket();
        Socket second = new Socket()) {
      first.connect(deaf.getLocalSocketAddress(), TIMEOUT);
      second.connect(deaf.getLocalSocketAddress(), TIMEOUT);
      return TcpLink.connect(loopback(deaf.getLocalPort()), UNHEARD);
    }
  }

  @Override
  public void shut() {
    TcpDoor open = door;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public void close() {
    shut();
  }
}
