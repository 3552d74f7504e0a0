package dev.parlor.p2p.testing.standin;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Signatures;
import org.junit.jupiter.api.Test;

class FastSignaturesTest {
  @Test
  void aSignatureFitsItsKeyAndItsMessageOnly() {
    FastSignatures signatures = new FastSignatures();
    Signatures.Key one = signatures.key(secret(1));
    Signatures.Key other = signatures.key(secret(2));
    byte[] message = {1, 2, 3};
    byte[] signature = one.sign(message);
    assertTrue(signatures.valid(one.publicKey(), message, signature));
    assertFalse(signatures.valid(other.publicKey(), message, signature));
    assertFalse(signatures.valid(one.publicKey(), new byte[] {1, 2, 4}, signature));
  }

  private static byte[] secret(int number) {
    byte[] secret = new byte[32];
    secret[31] = (byte) number;
    return secret;
  }
}
