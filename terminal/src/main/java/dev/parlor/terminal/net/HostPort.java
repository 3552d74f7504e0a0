package dev.parlor.terminal.net;

import java.net.InetSocketAddress;
import java.util.Optional;

/** Reads {@code HOST:PORT} as people type it. */
public final class HostPort {
  private HostPort() {}

  /** The text as people type it. An address without a name would begin with a slash. */
  public static String text(InetSocketAddress address) {
    return address.getHostString() + ":" + address.getPort();
  }

  /** Reads an address; empty when the text is none. Its name is looked up, and may be unknown. */
  public static Optional<InetSocketAddress> read(String text) {
    int colon = text.lastIndexOf(':');
    try {
      int port = Integer.parseInt(text.substring(colon + 1));
      return colon > 0 && port > 0 && port < 1 << 16
          ? Optional.of(new InetSocketAddress(text.substring(0, colon), port))
          : Optional.empty();
    } catch (NumberFormatException notAPort) {
      return Optional.empty();
    }
  }
}
