package dev.parlor.p2p.log;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.p2p.wire.Bytes;
import java.util.LinkedHashMap;
import java.util.Map;

/** BIP-340 signatures, as NOSTR uses them. */
public final class Bip340 implements Signatures {
  /** How many keys are kept; more than sit at a table. */
  private static final int KEYS = 32;

  private final Entropy entropy;
  private final Map<Bytes, PublicKey> keys = new LinkedHashMap<>(KEYS, 0.75f, true);

  /** Signs with fresh randomness in every nonce. */
  public Bip340(Entropy entropy) {
    this.entropy = entropy;
  }

  @Override
  public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
    try {
      return Schnorr.verify(known(publicKey), message, signature);
    } catch (BadInput notAKey) {
      return false;
    }
  }

  /** A key that is kept once it was read: the keys of a table are needed again and again. */
  private synchronized PublicKey known(Bytes publicKey) throws BadInput {
    PublicKey key = keys.get(publicKey);
    if (key == null) {
      key = PublicKey.decode(publicKey.toArray());
      keys.put(publicKey, key);
      if (keys.size() > KEYS) {
        // drops the key that was not asked for in the longest time
        keys.remove(keys.keySet().iterator().next());
      }
    }
    return key;
  }

  @Override
  public Key key(byte[] secret) {
    try {
      return of(SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted())));
    } catch (BadInput outOfRange) {
      throw new IllegalArgumentException("no secret key", outOfRange);
    }
  }

  public Key of(SigningKey key) {
    Bytes publicKey = Bytes.of(key.publicKey().bytes());
    return new Key() {
      @Override
      public Bytes publicKey() {
        return publicKey;
      }

      @Override
      public byte[] sign(byte[] message) {
        return Schnorr.sign(key, message, entropy);
      }
    };
  }
}
