package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/** Lets guests in over TCP, only as fast as they are dealt with. */
public final class TcpDoor implements AutoCloseable {
  private static final int SHUT_MILLIS = 2000;

  /**
   * How many more may wait to be let in. A caller that finds no place is heard again only seconds
   * later, so a crowd that comes while the table's thread is busy has to fit in.
   */
  private static final int QUEUE = 1024;

  /** How many were let in and not dealt with yet. */
  private static final int UNMET = 32;

  private final ServerSocket socket;
  private final Semaphore unmet = new Semaphore(UNMET);
  private final Thread thread;

  private TcpDoor(ServerSocket socket, Consumer<Link> guests) {
    this.socket = socket;
    this.thread = Daemon.thread("parlor-door", () -> letIn(guests));
  }

  /** Opens a door; port 0 takes any free one. Guests come in on a thread of the door. */
  public static TcpDoor open(InetSocketAddress address, Consumer<Link> guests) throws IOException {
    ServerSocket socket = new ServerSocket();
    try {
      socket.setReuseAddress(true);
      socket.bind(address, QUEUE);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
    TcpDoor door = new TcpDoor(socket, guests);
    door.thread.start();
    return door;
  }

  public int port() {
    return socket.getLocalPort();
  }

  private void letIn(Consumer<Link> guests) {
    while (!socket.isClosed()) {
      try {
        unmet.acquire();
        letNextIn(guests);
      } catch (IOException shutOrGone) {
        unmet.release(); // shut, or a guest that was gone before it came in
      } catch (InterruptedException shut) {
        return;
      }
    }
  }

  private void letNextIn(Consumer<Link> guests) throws IOException {
    Socket guest = socket.accept();
    try {
      guests.accept(new MetLink(TcpLink.over(guest), unmet::release));
    } catch (IOException gone) {
      guest.close();
      throw gone;
    }
  }

  /**
   * Closes the door. Returns when nobody can come in any more, because a thread that still waits
   * keeps it open.
   */
  @Override
  public void close() {
    try {
      socket.close();
      if (Thread.currentThread() != thread) {
        thread.interrupt();
        thread.join(SHUT_MILLIS);
      }
    } catch (IOException nothingLeftToDo) {
      // it is shut
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
