package dev.parlor.crypto.channel;

import dev.parlor.crypto.BadInput;
import java.util.Arrays;
import org.bouncycastle.crypto.InvalidCipherTextException;
import org.bouncycastle.crypto.modes.ChaCha20Poly1305;
import org.bouncycastle.crypto.params.AEADParameters;
import org.bouncycastle.crypto.params.KeyParameter;

/**
 * A key with its counter, as in the Noise specification: ChaCha20-Poly1305, nonce = 32 zero bits
 * and the counter in little-endian. The counter never wraps: its last value is kept for {@link
 * #rekey}.
 */
final class CipherState {
  static final int TAG = 16;
  private static final long REKEY_NONCE = -1;

  private final byte[] key;
  private long counter;

  CipherState(byte[] key) {
    this(key, 0);
  }

  CipherState(byte[] key, long counter) {
    this.key = key.clone();
    this.counter = counter;
  }

  byte[] encrypt(byte[] associated, byte[] plaintext) throws BadInput {
    requireFresh();
    byte[] out = new byte[plaintext.length + TAG];
    try {
      run(true, counter, associated, plaintext, out);
    } catch (InvalidCipherTextException impossible) {
      throw new IllegalStateException(impossible);
    }
    counter++;
    return out;
  }

  /** Decrypts a message. One that does not authenticate leaves the counter where it was. */
  byte[] decrypt(byte[] associated, byte[] ciphertext) throws BadInput {
    requireFresh();
    if (ciphertext.length < TAG) {
      throw new BadInput(BadInput.Reason.LENGTH, "shorter than its authentication tag");
    }
    byte[] out = new byte[ciphertext.length - TAG];
    try {
      run(false, counter, associated, ciphertext, out);
    } catch (InvalidCipherTextException e) {
      throw new BadInput(BadInput.Reason.FORGED, "altered, replayed or out of order");
    }
    counter++;
    return out;
  }

  long counter() {
    return counter;
  }

  /**
   * Makes a new key from the old one. Nothing that was said before can be read with it; the counter
   * goes on.
   */
  void rekey() {
    byte[] next = new byte[key.length + TAG];
    try {
      run(true, REKEY_NONCE, new byte[0], new byte[key.length], next);
    } catch (InvalidCipherTextException impossible) {
      throw new IllegalStateException(impossible);
    }
    System.arraycopy(next, 0, key, 0, key.length);
    Arrays.fill(next, (byte) 0);
  }

  void wipe() {
    Arrays.fill(key, (byte) 0);
    counter = REKEY_NONCE;
  }

  private void requireFresh() throws BadInput {
    if (counter == REKEY_NONCE) {
      throw new BadInput(BadInput.Reason.EXHAUSTED, "this key is used up");
    }
  }

  private void run(boolean encrypt, long nonce, byte[] associated, byte[] in, byte[] out)
      throws InvalidCipherTextException {
    byte[] iv = new byte[12];
    for (int i = 0; i < 8; i++) {
      iv[4 + i] = (byte) (nonce >>> (8 * i));
    }
    ChaCha20Poly1305 cipher = new ChaCha20Poly1305();
    cipher.init(encrypt, new AEADParameters(new KeyParameter(key), 8 * TAG, iv, associated));
    int done = cipher.processBytes(in, 0, in.length, out, 0);
    cipher.doFinal(out, done);
  }
}
