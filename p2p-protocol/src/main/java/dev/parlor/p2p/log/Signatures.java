package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;

/** How entries, orders and results are signed; BIP-340 everywhere but in fast simulations. */
public interface Signatures {
  int LENGTH = 64;

  /** Whether the owner of this key has signed this message. */
  boolean valid(Bytes publicKey, byte[] message, byte[] signature);

  /** The key with this secret of 32 bytes. */
  Key key(byte[] secret);

  /** A key that can sign; never printed, never compared. */
  interface Key {
    Bytes publicKey();

    byte[] sign(byte[] message);
  }
}
