package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.function.Consumer;

/** Lets guests in over TCP. */
public final class TcpDoor implements AutoCloseable {
  private final ServerSocket socket;

  private TcpDoor(ServerSocket socket) {
    this.socket = socket;
  }

  /** Opens a door; port 0 takes any free one. Guests come in on a thread of the door. */
  public static TcpDoor open(InetSocketAddress address, Consumer<Link> guests) throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(address);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    TcpDoor door = new TcpDoor(socket);
    TcpLink.thread("parlor-door", () -> door.letIn(guests)).start();
    return door;
  }

  public int port() {
    return socket.getLocalPort();
  }

  private void letIn(Consumer<Link> guests) {
    while (!socket.isClosed()) {
      try {
        Socket guest = socket.accept();
        guests.accept(new TcpLink(guest));
      } catch (IOException shutOrGone) {
        // shut, or a guest that was gone before it came in
      }
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
