package dev.parlor.terminal.net;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.function.Consumer;

/** How one host or station is reached, whatever carries the link. */
public interface Route extends AutoCloseable {
  /** The place, as people are told of it. */
  String where();

  /** Makes one link; gives up after a while. */
  Link once() throws IOException;

  /** How often it is worth asking for a link, because another one may lead to somebody else. */
  default int tries() {
    return 1;
  }

  /**
   * Connects at once, and again whenever it is asked to.
   *
   * @param failed told of every vain attempt
   */
  RepeatedCall keep(Consumer<Link> reached, Consumer<String> failed);

  /** Whether these keys belong to the one that was meant, as far as that is known. */
  default boolean isRight(Bytes npub, Bytes staticKey) {
    return true;
  }

  /** The host's address in a network in which others can reach this computer as well. */
  default Optional<InetSocketAddress> network() {
    return Optional.empty();
  }

  /** The text that is kept beside a seat, so that its table is found again. */
  String address();

  /** The port that belongs to the address; 0 where it needs none. */
  int port();

  @Override
  default void close() {
    // most hold nothing open
  }
}
