package dev.parlor.terminal.net;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/**
 * An address with its port, by which seats of a table tell each other where they are found. Others
 * say it, so addresses are not called that can't be a guest's door: ports that need special rights,
 * groups of computers, and this computer unless the whole table is on it.
 */
public final class IpWay {
  /** The lowest port that may be called, because the system gives guests' doors no lower ones. */
  static final int LEAST_PORT = 1024;

  private static final int PORT = 2;

  private IpWay() {}

  /** The address in the form in which it is told. */
  public static Bytes of(InetSocketAddress address) {
    return new Writer().bytes(address.getAddress().getAddress()).u16(address.getPort()).toBytes();
  }

  /**
   * The address, if it may be called.
   *
   * @param here whether the table is on this computer
   */
  public static Optional<InetSocketAddress> read(Bytes told, boolean here) {
    try {
      Reader in = new Reader(told.toArray());
      InetAddress address = InetAddress.getByAddress(in.bytes(told.length() - PORT));
      int port = in.u16();
      boolean may =
          port >= LEAST_PORT && mayCall(address) && (here || !address.isLoopbackAddress());
      return may ? Optional.of(new InetSocketAddress(address, port)) : Optional.empty();
    } catch (UnknownHostException | Malformed none) {
      return Optional.empty();
    }
  }

  /** Whether a single computer answers there, the same one for all who call it. */
  static boolean mayCall(InetAddress address) {
    byte[] bytes = address.getAddress();
    boolean toAll = bytes[0] == -1; // broadcast, and IPv6 groups
    return !toAll
        && !address.isAnyLocalAddress()
        && !address.isMulticastAddress()
        && !address.isLinkLocalAddress();
  }
}
