package dev.parlor.bench.door;

import dev.parlor.p2p.link.LinkEvent;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.link.SecureLink;
import java.io.ByteArrayOutputStream;
import java.util.Optional;

/** The first bytes of an honest caller. Attackers say them too. */
final class FirstBytes {
  private FirstBytes() {}

  static byte[] of(LinkIdentity me) {
    return written(SecureLink.connect(me, Origin.slow(Optional.empty()), 0));
  }

  /** The bytes that a link wants written. */
  static byte[] written(SecureLink link) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (LinkEvent event : link.take()) {
      if (event instanceof LinkEvent.Write write) {
        bytes.writeBytes(write.bytes().toArray());
      }
    }
    return bytes.toByteArray();
  }
}
