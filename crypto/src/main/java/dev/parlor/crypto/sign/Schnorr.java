package dev.parlor.crypto.sign;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import java.util.Arrays;

/** BIP-340: signatures of messages of any length. */
public final class Schnorr {
  public static final int SIGNATURE_BYTES = 64;

  private static final TaggedHash.Tag AUX = TaggedHash.tag("BIP0340/aux");
  private static final TaggedHash.Tag NONCE = TaggedHash.tag("BIP0340/nonce");
  private static final TaggedHash.Tag CHALLENGE = TaggedHash.tag("BIP0340/challenge");

  private Schnorr() {}

  /** Signs with fresh randomness in the nonce, so that a faulty or copied phone repeats none. */
  public static byte[] sign(SigningKey key, byte[] message, Entropy entropy) {
    return sign(key, message, entropy.bytes(32));
  }

  /**
   * Signs with the given 32 auxiliary bytes; the same input gives the same signature. A signature
   * that does not verify is not handed out, because one that a fault of the machine has spoilt may
   * give the key away.
   */
  public static byte[] sign(SigningKey key, byte[] message, byte[] auxiliary) {
    if (auxiliary.length != 32) {
      throw new IllegalArgumentException("32 auxiliary bytes");
    }
    byte[] publicKey = key.publicKey().bytes();
    Scalar d = key.scalar(SecretAccess.granted());
    byte[] masked = d.encode();
    byte[] mask = AUX.start().fixed(auxiliary).digest();
    for (int i = 0; i < masked.length; i++) {
      masked[i] ^= mask[i];
    }
    Scalar k = Scalar.reduce(NONCE.start().fixed(masked).fixed(publicKey).fixed(message).digest());
    Arrays.fill(masked, (byte) 0);
    if (k.isZero()) {
      throw new IllegalStateException("a hash of zero cannot happen");
    }
    Point nonce = FixedBase.g().times(k);
    if (!nonce.hasEvenY()) {
      k = k.negate();
    }
    byte[] signature = new byte[SIGNATURE_BYTES];
    System.arraycopy(nonce.x(), 0, signature, 0, 32);
    Scalar e = challenge(signature, publicKey, message);
    k.plus(e.times(d)).encode(signature, 32);
    if (!verify(key.publicKey(), message, signature)) {
      throw new IllegalStateException("a fault while signing");
    }
    return signature;
  }

  /** Whether this is the key's signature of the message. */
  public static boolean verify(PublicKey key, byte[] message, byte[] signature) {
    try {
      check(key, message, signature);
      return true;
    } catch (BadInput wrong) {
      return false;
    }
  }

  /** The same as {@link #verify}, but refuses with the reason. */
  public static void check(PublicKey key, byte[] message, byte[] signature) throws BadInput {
    Scalar s = secondHalf(signature);
    Scalar e = challenge(signature, key.bytes(), message);
    if (!key.matches(s, e.negate(), signature, 0)) {
      throw new BadInput(BadInput.Reason.SIGNATURE, "the signature does not verify");
    }
  }

  static Scalar secondHalf(byte[] signature) throws BadInput {
    if (signature.length != SIGNATURE_BYTES) {
      throw new BadInput(BadInput.Reason.LENGTH, "a signature has 64 bytes");
    }
    return Scalar.decode(signature, 32);
  }

  /** The challenge of a signature whose first half is the nonce point's x. */
  static Scalar challenge(byte[] signature, byte[] publicKey, byte[] message) {
    return Scalar.reduce(
        CHALLENGE.start().fixed(signature, 0, 32).fixed(publicKey).fixed(message).digest());
  }
}
