package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.PublicKey;
import dev.parlor.crypto.sign.SigningKey;
import java.util.Arrays;

/** Keys as text: npub1... and nsec1... (NIP-19). */
public final class Nip19 {
  private static final String PUBLIC = "npub";
  private static final String SECRET = "nsec";
  private static final int KEY = 32;

  private Nip19() {}

  public static String npub(PublicKey key) {
    return npub(key.bytes());
  }

  /** The text of 32 bytes. They have to be a key; this is not checked. */
  public static String npub(byte[] key) {
    return Bech32.encode(PUBLIC, key);
  }

  /** Reads a key. Bytes that are no key are refused, too. */
  public static PublicKey readNpub(String text) throws BadInput {
    return PublicKey.decode(Bech32.decode(PUBLIC, text, KEY));
  }

  /** The secret key as text, to be shown to its owner and never logged. */
  public static String nsec(SigningKey key, SecretAccess access) {
    byte[] secret = key.secret().reveal(access);
    String text = Bech32.encode(SECRET, secret);
    Arrays.fill(secret, (byte) 0);
    return text;
  }

  public static SigningKey readNsec(String text) throws BadInput {
    byte[] secret = Bech32.decode(SECRET, text, KEY);
    try {
      return SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
    } finally {
      Arrays.fill(secret, (byte) 0);
    }
  }
}
