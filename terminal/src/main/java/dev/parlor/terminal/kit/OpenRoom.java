package dev.parlor.terminal.kit;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Locale;

/** A game that a station lets people play who come by TCP with lines of text. */
@FunctionalInterface
public interface OpenRoom {
  /**
   * Opens the room.
   *
   * @param file where the room keeps what must be there again tomorrow
   */
  Entrance open(InetSocketAddress address, Path file, Locale language) throws IOException;

  /** Where visitors come in, until it is shut. */
  interface Entrance extends AutoCloseable {
    int port();

    @Override
    void close();
  }
}
