package dev.parlor.crypto.channel;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;

/**
 * What two phones at a table share because each knows the link key of the other; nothing has to be
 * sent or kept for it. A phone uses it to show at the other's door, before any handshake, that it
 * has a seat. The token answers one challenge of one door. To everybody else it looks as random as
 * what phones without a seat show there.
 */
public final class SeatKey {
  public static final int CHALLENGE_BYTES = 16;
  public static final int TOKEN_BYTES = 24;

  private static final int FRESH = 8;
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/seat/v1");

  private final SecretBytes shared;
  private final byte[] own;
  private final byte[] other;

  private SeatKey(SecretBytes shared, byte[] own, byte[] other) {
    this.shared = shared;
    this.own = own;
    this.other = other;
  }

  /**
   * The key that two phones share; empty when the other's key was chosen so that everybody knows
   * the shared secret.
   */
  public static Optional<SeatKey> between(LinkKey own, byte[] other) {
    byte[] agreed = new byte[LinkKey.BYTES];
    if (!own.agree(other, agreed)) {
      return Optional.empty();
    }
    SecretBytes shared = SecretBytes.copyOf(agreed, SecretAccess.granted());
    Arrays.fill(agreed, (byte) 0);
    return Optional.of(new SeatKey(shared, own.publicKey(), other.clone()));
  }

  /** What this phone shows at the other's door. */
  public byte[] token(byte[] challenge, byte[] tableNonce, Entropy entropy) {
    byte[] fresh = entropy.bytes(FRESH);
    byte[] token = Arrays.copyOf(fresh, TOKEN_BYTES);
    byte[] proof = proof(own, other, challenge, tableNonce, fresh);
    System.arraycopy(proof, 0, token, FRESH, TOKEN_BYTES - FRESH);
    return token;
  }

  /** Whether the other has made this token for this challenge of this phone's door. */
  public boolean made(byte[] token, byte[] challenge, byte[] tableNonce) {
    byte[] fresh = Arrays.copyOf(token, FRESH);
    byte[] proof = proof(other, own, challenge, tableNonce, fresh);
    return MessageDigest.isEqual(
        Arrays.copyOf(proof, TOKEN_BYTES - FRESH), Arrays.copyOfRange(token, FRESH, token.length));
  }

  /** What a phone without a seat shows. */
  public static byte[] none(Entropy entropy) {
    return entropy.bytes(TOKEN_BYTES);
  }

  private byte[] proof(
      byte[] caller, byte[] door, byte[] challenge, byte[] tableNonce, byte[] fresh) {
    byte[] secret = shared.reveal(SecretAccess.granted());
    byte[] proof =
        TAG.start()
            .fixed(secret)
            .fixed(caller)
            .fixed(door)
            .prefixed(tableNonce)
            .fixed(challenge)
            .fixed(fresh)
            .digest();
    Arrays.fill(secret, (byte) 0);
    return proof;
  }

  @Override
  public String toString() {
    return "SeatKey";
  }
}
