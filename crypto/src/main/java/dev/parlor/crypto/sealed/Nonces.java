package dev.parlor.crypto.sealed;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.Arrays;

/**
 * Hedged nonces: TH("CARDGAME/v1/nonce", secret, 32 fresh random bytes, transcript state) mod q. A
 * phone that was cloned or restored and draws the same random bytes again still gets another nonce
 * for another statement; one repeated nonce would give its key away.
 */
public final class Nonces {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/nonce");

  private final SecretBytes secret;
  private final Entropy entropy;

  public Nonces(SecretBytes secret, Entropy entropy) {
    this.secret = secret;
    this.entropy = entropy;
  }

  /** The one nonce of a proof, once the transcript holds its whole statement. */
  public Scalar single(FiatShamir statement) {
    return draw(statement.state().toBytes());
  }

  /** The nonces of a proof that needs many, each from a state of its own. */
  public Series series(FiatShamir statement) {
    return new Series(statement.copy());
  }

  private Scalar draw(byte[] state) {
    byte[] key = secret.reveal(SecretAccess.granted());
    try {
      while (true) {
        byte[] hash = TAG.start().fixed(key).fixed(entropy.bytes(32)).fixed(state).digest();
        Scalar nonce = Scalar.reduce(hash);
        if (!nonce.isZero()) {
          return nonce;
        }
      }
    } finally {
      Arrays.fill(key, (byte) 0);
    }
  }

  /** Nonce after nonce for one statement. */
  public final class Series {
    private final FiatShamir statement;
    private int index;

    private Series(FiatShamir statement) {
      this.statement = statement;
    }

    public Scalar next() {
      return draw(statement.fork(index++));
    }

    public Scalar[] next(int count) {
      Scalar[] nonces = new Scalar[count];
      for (int i = 0; i < count; i++) {
        nonces[i] = next();
      }
      return nonces;
    }
  }
}
