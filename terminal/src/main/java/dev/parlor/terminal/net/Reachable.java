package dev.parlor.terminal.net;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The addresses under which others reach a door. */
public final class Reachable {
  private Reachable() {}

  /**
   * The addresses of a door: its own, or, if it is open at all of them, those of this computer that
   * others can reach. Empty when nobody else can come.
   */
  public static List<String> of(InetAddress listening) {
    if (listening.isLoopbackAddress()) {
      return List.of();
    }
    List<InetAddress> all = listening.isAnyLocalAddress() ? addresses() : List.of(listening);
    return all.stream().map(InetAddress::getHostAddress).toList();
  }

  /** The addresses of this computer that others can reach. */
  static List<InetAddress> addresses() {
    List<InetAddress> found = new ArrayList<>();
    try {
      for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        if (card.isUp() && !card.isLoopback()) {
          for (InetAddress address : Collections.list(card.getInetAddresses())) {
            if (address instanceof Inet4Address && !address.isLinkLocalAddress()) {
              found.add(address);
            }
          }
        }
      }
    } catch (SocketException nothingKnown) {
      return List.of();
    }
    return found;
  }
}
