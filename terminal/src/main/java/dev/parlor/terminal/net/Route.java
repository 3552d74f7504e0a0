package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Consumer;

/** How one host or station is reached, whatever carries the link. */
public interface Route extends AutoCloseable {
  /** As people are told of it. */
  String where();

  /** One link; gives up after a while. */
  Link once() throws IOException;

  /** So often it is worth asking for a link: another may lead to somebody else. */
  default int tries() {
    return 1;
  }

  /**
   * Reaches for it at once, and again whenever it is asked to.
   *
   * @param failed told of every attempt in vain
   */
  Recall keep(Consumer<Link> reached, Consumer<String> failed);

  /** Whether whoever answered with these keys is the one who was meant, as far as that is known. */
  default boolean isRight(Bytes npub, Bytes staticKey) {
    return true;
  }

  /** Where the host is in a network in which others can come to this computer as well. */
  default Optional<InetSocketAddress> network() {
    return Optional.empty();
  }

  /** What is kept beside a seat, so that its table is found again. */
  String address();

  /** Belongs to the address; 0 where it needs none. */
  int port();

  @Override
  default void close() {
    // most hold nothing open
  }
}
