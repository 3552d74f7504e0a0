package dev.parlor.p2p.table;

import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import java.util.function.BooleanSupplier;

/** Looks at no more signatures than the test allows. */
record Bounded(Signatures real, BooleanSupplier mayLook) implements Signatures {
  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    if (!mayLook.getAsBoolean()) {
      throw new AssertionError("round in circles");
    }
    return real.valid(publicKey, message, signature);
  }

  @Override
  public Key key(byte[] secret) {
    return real.key(secret);
  }
}
