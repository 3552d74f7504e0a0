package dev.parlor.p2p.testing.secrecy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NeedlesTest {
  private final byte[] secret = new SeededEntropy("needle").bytes(32);
  private final Needles needles = new Needles();
  private int found;

  private int foundIn(byte[] hay) {
    found = 0;
    needles.search(hay);
    return found;
  }

  @Test
  void aSecretIsFoundAtAnyPlaceAndInHexadecimalDigits() {
    needles.add(secret, () -> found++);
    byte[] hay = new byte[100];
    System.arraycopy(secret, 0, hay, 41, 32);
    assertEquals(1, foundIn(hay));
    String hex = Bytes.of(secret).hex();
    assertEquals(1, foundIn(("SIGN:a" + hex + ":1").getBytes(StandardCharsets.UTF_8)));
    assertEquals(1, foundIn(("SIGN:" + hex).getBytes(StandardCharsets.UTF_8)));
    assertEquals(0, foundIn(Arrays.copyOf(secret, 31)));
    assertEquals(0, foundIn(new byte[500]));
  }

  @Test
  void oneNonceInTwoProofsIsNoticed() throws BadInput {
    Scalar key = Scalar.of(1234);
    Scalar nonce = Scalar.of(777);
    Point publicKey = Point.G.times(key);
    NonceCheck check = new NonceCheck((root, seat) -> null);
    assertFalse(check.repeats(publicKey, proof(key, nonce, 5)));
    assertFalse(check.repeats(publicKey, proof(key, nonce, 5)), "the same once more");
    assertFalse(check.repeats(publicKey, proof(key, Scalar.of(778), 6)));
    assertTrue(check.repeats(publicKey, proof(key, nonce, 7)));
  }

  private static byte[] proof(Scalar key, Scalar nonce, int challenge) {
    Scalar c = Scalar.of(challenge);
    byte[] proof = new byte[64];
    c.encode(proof, 0);
    nonce.plus(c.times(key)).encode(proof, 32);
    return proof;
  }
}
