package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;

/**
 * A member's secret x for one list, fresh for every list. {@link #journal} is what a phone keeps to
 * come back with; whoever reads it reads the member's values.
 */
public final class MemberSecret {
  private final SecretBytes bytes;
  private final Scalar x;
  private final Point publicKey;

  private MemberSecret(SecretBytes bytes, Scalar x) {
    this.bytes = bytes;
    this.x = x;
    this.publicKey = SecretMul.timesG(x);
  }

  public static MemberSecret fresh(Entropy entropy) {
    Scalar x = Scalar.random(entropy);
    return new MemberSecret(SecretBytes.copyOf(x.encode(), SecretAccess.granted()), x);
  }

  /** From a journal; refused when it is not a secret key. */
  public static MemberSecret restore(SecretBytes journal) throws BadInput {
    Scalar x = Scalar.decode(journal.reveal(SecretAccess.granted()));
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

  Scalar scalar() {
    return x;
  }

  @Override
  public String toString() {
    return "MemberSecret(" + publicKey + ")";
  }
}
