package dev.parlor.crypto.sign;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;

/** A secret key with its public key. Wiped by {@link #close}; never printed. */
public final class SigningKey implements AutoCloseable {
  private final SecretBytes secret;
  private final PublicKey publicKey;
  private final boolean flipped;

  SigningKey(SecretBytes secret, Point point) {
    this.secret = secret;
    this.publicKey = PublicKey.of(point);
    this.flipped = !point.hasEvenY();
  }

  public static SigningKey generate(Entropy entropy) {
    byte[] bytes = Scalar.random(entropy).encode();
    try {
      return of(SecretBytes.copyOf(bytes, SecretAccess.granted()));
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    } finally {
      Arrays.fill(bytes, (byte) 0);
    }
  }

  /** Takes over the 32 secret bytes; zero and numbers not below the group's order are refused. */
  public static SigningKey of(SecretBytes secret) throws BadInput {
    Scalar d = decode(secret, SecretAccess.granted());
    if (d.isZero()) {
      throw new BadInput(BadInput.Reason.RANGE, "a secret key is not zero");
    }
    return new SigningKey(secret, FixedBase.g().times(d));
  }

  public PublicKey publicKey() {
    return publicKey;
  }

  /** The bytes as they were given. */
  public SecretBytes secret() {
    return secret;
  }

  /** The scalar that belongs to the public key's point with its even y. */
  public Scalar scalar(SecretAccess access) {
    try {
      Scalar d = decode(secret, access);
      return flipped ? d.negate() : d;
    } catch (BadInput impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Scalar decode(SecretBytes secret, SecretAccess access) throws BadInput {
    byte[] copy = secret.reveal(access);
    try {
      return Scalar.decode(copy);
    } finally {
      Arrays.fill(copy, (byte) 0);
    }
  }

  @Override
  public void close() {
    secret.close();
  }

  @Override
  public String toString() {
    return "SigningKey of " + publicKey;
  }
}
