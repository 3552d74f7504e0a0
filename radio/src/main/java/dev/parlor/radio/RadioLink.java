package dev.parlor.radio;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import java.util.Optional;

/** A link that a radio carries. */
public interface RadioLink extends Link {
  Way way();

  /** Where the peer's classic radio is, if this link shows it. */
  Optional<ClassicAddress> peer();

  @Override
  default Optional<Bytes> peerAddress() {
    return peer().map(ClassicAddress::bytes);
  }
}
