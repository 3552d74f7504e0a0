package dev.parlor.crypto.sign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.PublishedVectors;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import fr.acinq.secp256k1.Secp256k1;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SchnorrTest {
  private static final long SEED = 340L;

  private final Random random = new Random(SEED);

  SchnorrTest() {
    System.out.println("SchnorrTest seed " + SEED);
  }

  @Test
  void signsTheLiteralExampleOfTheProtocol() throws BadInput {
    SigningKey key = key("0000000000000000000000000000000000000000000000000000000000000003");
    assertEquals(
        "f9308a019258c31049344f85f89d5229b531c845836f99b08601f113bce036f9", key.publicKey().hex());
    assertEquals(
        "e907831f80848d1069a5371b402410364bdf1c5f8307b0084c55f1ce2dca8215"
            + "25f66a4a85ea8b71e482a74f382d2ce5ebeee8fdb2172f477df4900d310536c0",
        Hex.encode(Schnorr.sign(key, new byte[32], new byte[32])));
    assertEquals(
        "f04c3b354634ae5d1a8987e082de50298a545f63fefdabc027c6013519c5c60e"
            + "2c71b79e5dfd0f457dc379e935fd8a61da7b8c609c3f61a84b25dec1f1ea7821",
        Hex.encode(Schnorr.sign(key, new byte[0], new byte[32])));
  }

  @Test
  void allPublishedVectorsPass() throws BadInput {
    int seen = 0;
    for (String line : PublishedVectors.read("bip-0340.csv").lines().skip(1).toList()) {
      String[] field = line.split(",", -1);
      byte[] message = Hex.decode(field[4]);
      byte[] signature = Hex.decode(field[5]);
      boolean valid = field[6].equals("TRUE");
      if (!field[1].isEmpty()) {
        SigningKey key = key(field[1]);
        assertEquals(field[2].toLowerCase(java.util.Locale.ROOT), key.publicKey().hex());
        assertArrayEquals(signature, Schnorr.sign(key, message, Hex.decode(field[3])), line);
      }
      assertEquals(valid, verify(Hex.decode(field[2]), message, signature), line);
      seen++;
    }
    assertEquals(19, seen);
  }

  @Test
  void agreesWithLibsecp256k1OnRandomAndEdgeKeys() throws BadInput {
    Secp256k1 other = Secp256k1.get();
    for (int i = 0; i < 1_500; i++) {
      byte[] secret = secret(i);
      byte[] message = bytes(32);
      byte[] auxiliary = bytes(32);
      SigningKey key = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
      byte[] theirs = other.signSchnorr(message, secret, auxiliary);
      assertArrayEquals(theirs, Schnorr.sign(key, message, auxiliary));
      byte[] changed = theirs.clone();
      changed[random.nextInt(64)] ^= (byte) (1 << random.nextInt(8));
      assertTrue(Schnorr.verify(key.publicKey(), message, theirs));
      assertFalse(Schnorr.verify(key.publicKey(), message, changed));
      assertFalse(other.verifySchnorr(changed, message, key.publicKey().bytes()));
    }
  }

  @Test
  void aMessageOfAnyLengthIsSigned() {
    SigningKey key = SigningKey.generate(new SeededEntropy(1));
    for (int length : new int[] {0, 1, 31, 33, 64, 1000}) {
      byte[] message = bytes(length);
      byte[] signature = Schnorr.sign(key, message, new SeededEntropy(2));
      assertTrue(Schnorr.verify(key.publicKey(), message, signature));
      assertFalse(Schnorr.verify(key.publicKey(), Arrays.copyOf(message, length + 1), signature));
    }
  }

  @Test
  void refusalsNameTheirReason() {
    SigningKey key = SigningKey.generate(new SeededEntropy(3));
    byte[] message = bytes(32);
    byte[] signature = Schnorr.sign(key, message, new SeededEntropy(4));
    assertReason(BadInput.Reason.LENGTH, key, message, Arrays.copyOf(signature, 63));
    assertReason(BadInput.Reason.LENGTH, key, message, Arrays.copyOf(signature, 65));
    byte[] large = signature.clone();
    Arrays.fill(large, 32, 64, (byte) 0xff);
    assertReason(BadInput.Reason.RANGE, key, message, large);
    byte[] other = signature.clone();
    other[40] ^= 1;
    assertReason(BadInput.Reason.SIGNATURE, key, message, other);
    assertEquals(
        BadInput.Reason.RANGE, assertThrows(BadInput.class, () -> key("00".repeat(32))).reason());
    assertEquals(
        BadInput.Reason.RANGE, assertThrows(BadInput.class, () -> key("ff".repeat(32))).reason());
  }

  /** The fault is played by a key whose secret bytes have changed since its point was computed. */
  @Test
  void aSignatureThatAFaultHasSpoiltIsToldToNobody() {
    byte[] secret = bytes(32);
    SigningKey spoilt = new SigningKey(SecretBytes.copyOf(secret, SecretAccess.granted()), Point.G);
    assertThrows(
        IllegalStateException.class, () -> Schnorr.sign(spoilt, bytes(5), new SeededEntropy(7)));
  }

  @Test
  void twoSignaturesOfOneMessageUseDifferentNonces() {
    SigningKey key = SigningKey.generate(new SeededEntropy(5));
    SeededEntropy entropy = new SeededEntropy(6);
    byte[] first = Schnorr.sign(key, new byte[5], entropy);
    byte[] second = Schnorr.sign(key, new byte[5], entropy);
    assertFalse(Arrays.equals(Arrays.copyOf(first, 32), Arrays.copyOf(second, 32)));
  }

  @Test
  void aBatchHoldsExactlyWhenAllItsSignaturesDo() {
    SeededEntropy entropy = new SeededEntropy(7);
    for (int size : new int[] {0, 1, 2, 5, 40, 150}) {
      SignatureBatch batch = new SignatureBatch();
      SigningKey key = SigningKey.generate(entropy);
      for (int i = 0; i < size; i++) {
        if (i % 3 == 0) {
          key = SigningKey.generate(entropy);
        }
        byte[] message = bytes(i);
        batch.add(key.publicKey(), message, Schnorr.sign(key, message, entropy));
      }
      assertTrue(batch.verify());
      byte[] message = bytes(9);
      byte[] signature = Schnorr.sign(key, message, entropy);
      signature[50] ^= 4;
      batch.add(key.publicKey(), message, signature);
      assertFalse(batch.verify());
    }
  }

  @Test
  void twoWrongSignaturesThatWouldCancelOutAreFound() {
    SeededEntropy entropy = new SeededEntropy(8);
    SigningKey key = SigningKey.generate(entropy);
    byte[] message = bytes(32);
    byte[] up = Schnorr.sign(key, message, entropy);
    byte[] down = Schnorr.sign(key, message, entropy);
    up[63]++;
    down[63]--;
    SignatureBatch batch = new SignatureBatch();
    batch.add(key.publicKey(), message, up);
    batch.add(key.publicKey(), message, down);
    assertFalse(batch.verify());
  }

  private static boolean verify(byte[] key, byte[] message, byte[] signature) {
    try {
      SignatureBatch batch = new SignatureBatch();
      batch.add(PublicKey.decode(key), message, signature);
      boolean holds = Schnorr.verify(PublicKey.decode(key), message, signature);
      assertEquals(holds, batch.verify());
      return holds;
    } catch (BadInput noKey) {
      return false;
    }
  }

  private byte[] secret(int i) {
    BigInteger q =
        new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);
    BigInteger value =
        i < 10
            ? BigInteger.valueOf(i + 1L)
            : i < 20
                ? q.subtract(BigInteger.valueOf(i - 9L))
                : i < 270
                    ? BigInteger.ONE.shiftLeft(i - 20)
                    : new BigInteger(255, random).add(BigInteger.ONE);
    return Hex64.of(value);
  }

  private byte[] bytes(int length) {
    byte[] out = new byte[length];
    random.nextBytes(out);
    return out;
  }

  private static SigningKey key(String hex) throws BadInput {
    return SigningKey.of(SecretBytes.copyOf(Hex.decode(hex), SecretAccess.granted()));
  }

  private static void assertReason(
      BadInput.Reason reason, SigningKey key, byte[] message, byte[] signature) {
    assertEquals(
        reason,
        assertThrows(BadInput.class, () -> Schnorr.check(key.publicKey(), message, signature))
            .reason());
  }

  private static final class Hex64 {
    static byte[] of(BigInteger value) {
      try {
        String hex = value.toString(16);
        return Hex.decode("0".repeat(64 - hex.length()) + hex);
      } catch (BadInput e) {
        throw new AssertionError(e);
      }
    }
  }

  /** From its fifth use on a key has tables of its own. Both ways must judge alike. */
  @Test
  void aKeyThatVerifiesAgainAndAgainJudgesAsBefore() throws BadInput {
    for (int keys = 0; keys < 40; keys++) {
      byte[] secret = new byte[32];
      random.nextBytes(secret);
      SigningKey key = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
      PublicKey known = key.publicKey();
      for (int times = 0; times < 25; times++) {
        byte[] message = new byte[32];
        random.nextBytes(message);
        byte[] signature = Schnorr.sign(key, message, new byte[32]);
        assertTrue(Schnorr.verify(known, message, signature));
        byte[] spoilt = signature.clone();
        spoilt[random.nextInt(64)] ^= (byte) (1 << random.nextInt(8));
        PublicKey fresh = PublicKey.decode(known.bytes());
        assertEquals(
            Schnorr.verify(fresh, message, spoilt), Schnorr.verify(known, message, spoilt));
        message[random.nextInt(32)] ^= 1;
        assertFalse(Schnorr.verify(known, message, signature));
      }
    }
  }
}
