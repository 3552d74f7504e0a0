package dev.parlor.p2p.testing.standin;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.wire.Bytes;
import java.util.Arrays;

/** Real public keys, signatures that are only hashes: a thousand times faster, worth nothing. */
public final class FastSignatures implements Signatures {
  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    return Arrays.equals(signature, make(publicKey, message));
  }

  @Override
  public Key key(byte[] secret) {
    try (SigningKey real = SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()))) {
      Bytes publicKey = Bytes.of(real.publicKey().bytes());
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
    } catch (BadInput outOfRange) {
      throw new IllegalArgumentException("no secret key", outOfRange);
    }
  }

  private static byte[] make(Bytes publicKey, byte[] message) {
    byte[] half = Hash.tagged("standin/signature", publicKey.toArray(), message);
    byte[] both = Arrays.copyOf(half, LENGTH);
    System.arraycopy(half, 0, both, half.length, LENGTH - half.length);
    return both;
  }
}
