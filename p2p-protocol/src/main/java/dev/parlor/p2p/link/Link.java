package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/**
 * A connection to a peer, whatever carries it: bytes in, bytes out, in order, split in any way. May
 * be used from several threads. What every link keeps is written down as {@code LinkContract}.
 */
public interface Link {
  /** Told what happens at a link: one call at a time, and none any more once it is closed here. */
  interface Receiver {
    /** Bytes from the peer. Nothing more is taken from the peer while this call lasts. */
    void received(byte[] bytes);

    /** The peer closed or the connection broke; the last call. */
    void ended();
  }

  /** Where the classic radio of the phone at the other end is, if this link shows it: 6 bytes. */
  default Optional<Bytes> peerAddress() {
    return Optional.empty();
  }

  /** Where this link comes from, for a door at which many callers may wait. */
  default Origin origin() {
    return Origin.slow(peerAddress());
  }

  /** Begins to deliver, with what arrived before. Only once. */
  void start(Receiver receiver);

  /**
   * Takes bytes to be sent, and returns at once. A peer that takes nothing for so long that too
   * much waits for it loses the link; bytes for a link that has ended are dropped.
   */
  void send(byte[] bytes);

  /** Sends what was taken before, then ends; returns at once. Closing again does nothing. */
  void close();

  /** Ends at once, whatever still waits to be sent; as good as {@link #close} where none waits. */
  default void cut() {
    close();
  }
}
