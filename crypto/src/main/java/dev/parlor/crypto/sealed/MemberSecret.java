package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;

/**
 * A member's secret x for one list, fresh for every list. {@link #journal} is what a phone keeps to
 * come back with; it lets its reader see the member's values.
 */
public final class MemberSecret implements AutoCloseable {
  private final SecretBytes bytes;
  private final Point publicKey;

  private MemberSecret(SecretBytes bytes, Scalar x) {
    this.bytes = bytes;
    this.publicKey = SecretMul.timesG(x);
  }

  public static MemberSecret fresh(Entropy entropy) {
    Scalar x = Scalar.random(entropy);
    byte[] copy = x.encode();
    SecretBytes bytes = SecretBytes.copyOf(copy, SecretAccess.granted());
    Arrays.fill(copy, (byte) 0);
    return new MemberSecret(bytes, x);
  }

  /** A secret from a journal; refused when it is not a secret key. */
  public static MemberSecret restore(SecretBytes journal) throws BadInput {
    Scalar x = decode(journal);
    if (x.isZero()) {
      throw new BadInput(BadInput.Reason.RANGE, "a secret key is not zero");
    }
    return new MemberSecret(journal, x);
  }

  public Point publicKey() {
    return publicKey;
  }

  /** The 32 bytes to keep, to be wrapped by the platform's key store. */
  public SecretBytes journal() {
    return bytes;
  }

  public Nonces nonces(Entropy entropy) {
    return new Nonces(bytes, entropy);
  }

  /** The scalar, read anew each time so that {@link #close} leaves nothing behind. */
  Scalar scalar() {
    try {
      return decode(bytes);
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Scalar decode(SecretBytes secret) throws BadInput {
    byte[] copy = secret.reveal(SecretAccess.granted());
    try {
      return Scalar.decode(copy);
    } finally {
      Arrays.fill(copy, (byte) 0);
    }
  }

  /** Wipes the secret and its journal's bytes. To be called when the list is over. */
  @Override
  public void close() {
    bytes.close();
  }

  @Override
  public String toString() {
    return "MemberSecret(" + publicKey + ")";
  }
}
