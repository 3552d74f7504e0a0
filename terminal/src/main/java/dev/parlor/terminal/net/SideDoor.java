package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A guest's own door, at which other guests find it past the host. Its port is held from the first
 * card on, so that it can be told to them. Callers that come while nobody is missing are sent away
 * unheard.
 */
public final class SideDoor implements AutoCloseable {
  private final TcpDoor door;
  private final InetAddress at;
  private volatile boolean open;

  private SideDoor(InetAddress at, Consumer<Link> guests) throws IOException {
    this.at = at;
    this.door = TcpDoor.open(new InetSocketAddress(at, 0), link -> letIn(link, guests));
  }

  /** A door at this address, on a free port. */
  public static SideDoor at(InetAddress address, Consumer<Link> guests) throws IOException {
    return new SideDoor(address, guests);
  }

  /** The address of this computer in the network of another one. */
  public static InetAddress towards(InetSocketAddress host) throws IOException {
    try (DatagramSocket unsent = new DatagramSocket()) {
      unsent.connect(host);
      return unsent.getLocalAddress();
    }
  }

  private void letIn(Link link, Consumer<Link> guests) {
    if (open) {
      guests.accept(link);
    } else {
      link.cut();
    }
  }

  /** Sets whether callers are let in from here on. */
  public void open(boolean wanted) {
    open = wanted;
  }

  /** Whether nobody can reach it from another computer. */
  public boolean isHere() {
    return at.isLoopbackAddress();
  }

  /**
   * The addresses at which others call; none if no address of this computer means the same to them.
   */
  public List<Bytes> addresses() {
    List<InetAddress> all = at.isAnyLocalAddress() ? Reachable.addresses() : List.of(at);
    List<Bytes> told = new ArrayList<>();
    for (InetAddress address : all) {
      if (IpWay.mayCall(address)) {
        told.add(IpWay.of(new InetSocketAddress(address, door.port())));
      }
    }
    return told;
  }

  @Override
  public void close() {
    door.close();
  }
}
