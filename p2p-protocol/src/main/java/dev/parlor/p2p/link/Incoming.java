package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.Optional;

/**
 * Puts messages together from DATA frames, and knows which of these are still to be acknowledged.
 */
final class Incoming {
  private static final int ACK_EVERY = 16;
  private static final int ACK_BYTES = 1_024;

  private Writer partial = new Writer();
  private int partialSize;
  private long received;
  private long acknowledged;
  private int unsaid; // bytes received that no frame of mine has acknowledged

  /** The number of the last DATA frame. */
  long received() {
    return received;
  }

  /** Takes the next frame; answers the message with its last. */
  Optional<Bytes> take(Frame frame) throws Malformed {
    if (frame.seq() != received + 1) {
      throw new Malformed("frame " + frame.seq() + " after " + received);
    }
    received++;
    unsaid += frame.payload().length();
    partialSize += frame.payload().length();
    if (partialSize > SecureLink.MAX_MESSAGE) {
      throw new Malformed("a message of more than " + SecureLink.MAX_MESSAGE + " bytes");
    }
    if (!frame.more() && partialSize == frame.payload().length()) {
      partialSize = 0;
      return Optional.of(frame.payload()); // the usual case: a message of one frame
    }
    partial.bytes(frame.payload());
    if (frame.more()) {
      return Optional.empty();
    }
    Bytes message = partial.toBytes();
    partial = new Writer();
    partialSize = 0;
    return Optional.of(message);
  }

  /** A frame of this side has told the peer how much has arrived. */
  void acknowledged() {
    acknowledged = received;
    unsaid = 0;
  }

  boolean waitsForAcknowledgement() {
    return received - acknowledged >= ACK_EVERY || unsaid >= ACK_BYTES;
  }
}
