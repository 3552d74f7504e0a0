package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Real public keys with signatures that anybody can write: the key, then the message. */
public final class FastSignatures implements Signatures {
  private static final int HALF = LENGTH / 2;

  private final Map<Bytes, Key> keys = new HashMap<>();

  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    return Arrays.equals(signature, make(publicKey, message));
  }

  @Override
  public Key key(byte[] secret) {
    return keys.computeIfAbsent(Bytes.of(secret), known -> made(secret));
  }

  /** Tells which public key belongs to a secret, so that it need not be worked out. */
  public void know(byte[] secret, SigningKey real) {
    keys.put(Bytes.of(secret), keyOf(Bytes.of(real.publicKey().bytes())));
  }

  private static Key made(byte[] secret) {
    try (SigningKey real = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()))) {
      Bytes publicKey = Bytes.of(real.publicKey().bytes());
      return keyOf(publicKey);
    } catch (BadInput outOfRange) {
      throw new IllegalArgumentException("no secret key", outOfRange);
    }
  }

  /** The signing key that belongs to a public one. Nothing else is needed here. */
  public static Key keyOf(Bytes publicKey) {
    return new Key() {
      @Override
      public Bytes publicKey() {
        return publicKey;
      }

      @Override
      public byte[] sign(byte[] message) {
        return make(publicKey, message);
      }
    };
  }

  private static byte[] make(Bytes publicKey, byte[] message) {
    byte[] both = Arrays.copyOf(publicKey.toArray(), LENGTH);
    System.arraycopy(message, 0, both, HALF, Math.min(HALF, message.length));
    return both;
  }
}
