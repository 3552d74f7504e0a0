package dev.parlor.crypto.channel;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;
import org.bouncycastle.math.ec.rfc7748.X25519;

/** An X25519 key pair: the static key of a table, or the fresh one of a handshake. */
public final class LinkKey implements AutoCloseable {
  public static final int BYTES = 32;

  private final SecretBytes secret;
  private final byte[] publicKey = new byte[BYTES];

  private LinkKey(SecretBytes secret) {
    this.secret = secret;
    byte[] copy = secret.reveal(SecretAccess.granted());
    X25519.scalarMultBase(copy, 0, publicKey, 0);
    Arrays.fill(copy, (byte) 0);
  }

  public static LinkKey generate(Entropy entropy) {
    return of(SecretBytes.random(BYTES, entropy));
  }

  /** Takes over the 32 secret bytes; every value is a key. */
  public static LinkKey of(SecretBytes secret) {
    if (secret.size() != BYTES) {
      throw new IllegalArgumentException("a link key has 32 bytes");
    }
    return new LinkKey(secret);
  }

  public byte[] publicKey() {
    return publicKey.clone();
  }

  /** The secret bytes, for keeping a seat across a restart. */
  public SecretBytes secret() {
    return secret;
  }

  /**
   * Agrees on a shared secret. False when it is zero: the other key was chosen so that everybody
   * knows it.
   */
  boolean agree(byte[] other, byte[] out) {
    byte[] copy = secret.reveal(SecretAccess.granted());
    boolean agreed = X25519.calculateAgreement(copy, 0, other, 0, out, 0);
    Arrays.fill(copy, (byte) 0);
    return agreed;
  }

  @Override
  public void close() {
    secret.close();
  }
}
