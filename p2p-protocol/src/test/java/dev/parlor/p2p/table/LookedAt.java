package dev.parlor.p2p.table;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;

/**
 * The real signatures of phones in one process. Each phone asks about each of them, and they are
 * reckoned once for all.
 */
record LookedAt(Signatures real, Map<List<Bytes>, Boolean> known) implements Signatures {
  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    List<Bytes> asked = List.of(publicKey, Bytes.of(message), Bytes.of(signature));
    return known.computeIfAbsent(asked, any -> real.valid(publicKey, message, signature));
  }

  @Override
  public Key key(byte[] secret) {
    return real.key(secret);
  }
}
