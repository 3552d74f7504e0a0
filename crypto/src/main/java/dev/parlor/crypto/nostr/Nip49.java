package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import dev.parlor.crypto.sign.SigningKey;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import org.bouncycastle.crypto.InvalidCipherTextException;
import org.bouncycastle.crypto.generators.SCrypt;
import org.bouncycastle.crypto.modes.XChaCha20Poly1305;
import org.bouncycastle.crypto.params.AEADParameters;
import org.bouncycastle.crypto.params.KeyParameter;

/**
 * A secret key under a password as text, ncryptsec1... (NIP-49): scrypt makes a key of the
 * password, XChaCha20-Poly1305 locks the secret with it. Slow by design.
 */
public final class Nip49 {
  /** The work that NIP-49 suggests: 64 MiB of memory. */
  public static final int USUAL_WORK = 16;

  /** The most work that is done for somebody else's text: 256 MiB of memory. */
  public static final int MOST_WORK = 18;

  private static final String PREFIX = "ncryptsec";
  private static final byte VERSION = 2;
  private static final int SALT = 16;
  private static final int NONCE = 24;
  private static final int KEY = 32;
  private static final int TAG = 16;
  private static final int BLOCK = 8; // r of scrypt
  private static final int SALT_AT = 2;
  private static final int NONCE_AT = SALT_AT + SALT;
  private static final int HISTORY_AT = NONCE_AT + NONCE;
  private static final int SEALED_AT = HISTORY_AT + 1;
  private static final int SIZE = SEALED_AT + KEY + TAG;

  /** The byte for a key of which nobody knows where it has been. */
  private static final byte HISTORY_UNKNOWN = 2;

  private Nip49() {}

  /**
   * Locks a key.
   *
   * @param work the binary logarithm of the work that it takes to try one password
   */
  public static String lock(SigningKey key, String password, int work, Entropy entropy) {
    byte[] all = new byte[SIZE];
    all[0] = VERSION;
    all[1] = (byte) work;
    System.arraycopy(entropy.bytes(SALT + NONCE), 0, all, SALT_AT, SALT + NONCE);
    all[HISTORY_AT] = HISTORY_UNKNOWN;
    byte[] secret = key.secret().reveal(SecretAccess.granted());
    try {
      byte[] sealed = crypt(true, all, password, secret);
      System.arraycopy(sealed, 0, all, SEALED_AT, sealed.length);
      return Bech32.encode(PREFIX, all);
    } catch (InvalidCipherTextException impossible) {
      throw new IllegalStateException(impossible);
    } finally {
      Arrays.fill(secret, (byte) 0);
    }
  }

  /** Unlocks a key. It refuses a wrong password in the same way as a changed text. */
  public static SigningKey unlock(String text, String password) throws BadInput {
    byte[] all = Bech32.decode(PREFIX, text, SIZE);
    if (all[0] != VERSION) {
      throw new BadInput(BadInput.Reason.KIND, "another version of NIP-49");
    } else if (all[1] < 1 || all[1] > MOST_WORK) {
      throw new BadInput(BadInput.Reason.LENGTH, "more work than a phone can do");
    }
    byte[] secret = {};
    try {
      secret = crypt(false, all, password, Arrays.copyOfRange(all, SEALED_AT, SIZE));
      return SigningKey.of(SecretBytes.copyOf(secret, SecretAccess.granted()));
    } catch (InvalidCipherTextException wrong) {
      throw new BadInput(BadInput.Reason.CHECKSUM, "another password, or a changed text");
    } finally {
      Arrays.fill(secret, (byte) 0);
    }
  }

  private static byte[] crypt(boolean locks, byte[] all, String password, byte[] text)
      throws InvalidCipherTextException {
    byte[] words =
        Normalizer.normalize(password, Normalizer.Form.NFKC).getBytes(StandardCharsets.UTF_8);
    byte[] salt = Arrays.copyOfRange(all, SALT_AT, NONCE_AT);
    byte[] nonce = Arrays.copyOfRange(all, NONCE_AT, HISTORY_AT);
    byte[] key = SCrypt.generate(words, salt, 1 << all[1], BLOCK, 1, KEY);
    try {
      XChaCha20Poly1305 cipher = new XChaCha20Poly1305();
      byte[] history = {all[HISTORY_AT]};
      cipher.init(locks, new AEADParameters(new KeyParameter(key), 8 * TAG, nonce, history));
      byte[] out = new byte[cipher.getOutputSize(text.length)];
      int length = cipher.processBytes(text, 0, text.length, out, 0);
      cipher.doFinal(out, length);
      return out;
    } finally {
      Arrays.fill(key, (byte) 0);
      Arrays.fill(words, (byte) 0);
    }
  }
}
