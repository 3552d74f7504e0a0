package dev.parlor.app.identity;

import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.spec.GCMParameterSpec;
import org.jspecify.annotations.Nullable;

/**
 * AES-GCM with a key that never leaves the Android Keystore, in hardware where there is some.
 *
 * <p>The Keystore of a real phone is another process. It may be gone, busy or broken, and reports
 * that in unchecked exceptions. After three tries each becomes a {@link GeneralSecurityException}
 * here. A key that seems to be missing is never made anew to unwrap with, because it may come back.
 */
public final class KeystoreVault implements KeyVault {
  static final String STORE = "AndroidKeyStore";
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int KEY_BITS = 256;
  private static final int TAG_BITS = 128;
  private static final int IV = 12;
  private static final int TRIES = 3;

  private final String alias;

  /**
   * @param alias the name of the key; what is wrapped under one is lost when that key is
   */
  public KeystoreVault(String alias) {
    this.alias = alias;
  }

  @Override
  public synchronized byte[] wrap(byte[] secret) throws GeneralSecurityException {
    return patiently(() -> seal(secret));
  }

  private byte[] seal(byte[] secret) throws GeneralSecurityException, IOException {
    Key known = key();
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(Cipher.ENCRYPT_MODE, known == null ? make() : known); // it draws the IV itself
    byte[] iv = cipher.getIV();
    if (iv.length != IV) {
      throw new GeneralSecurityException("an IV of " + iv.length + " bytes");
    }
    byte[] sealed = cipher.doFinal(secret);
    byte[] wrapped = Arrays.copyOf(iv, IV + sealed.length);
    System.arraycopy(sealed, 0, wrapped, IV, sealed.length);
    return wrapped;
  }

  @Override
  public synchronized byte[] unwrap(byte[] wrapped) throws GeneralSecurityException {
    if (wrapped.length < IV + TAG_BITS / 8) {
      throw new GeneralSecurityException("too short");
    }
    return patiently(() -> open(wrapped));
  }

  private byte[] open(byte[] wrapped) throws GeneralSecurityException, IOException {
    Key known = key();
    if (known == null) {
      throw new GeneralSecurityException("no such key");
    }
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(Cipher.DECRYPT_MODE, known, new GCMParameterSpec(TAG_BITS, wrapped, 0, IV));
    return cipher.doFinal(wrapped, IV, wrapped.length - IV);
  }

  /** What the Keystore is asked for. */
  private interface Work {
    byte[] run() throws GeneralSecurityException, IOException;
  }

  private static byte[] patiently(Work work) throws GeneralSecurityException {
    GeneralSecurityException last = new GeneralSecurityException("not tried");
    for (int i = 0; i < TRIES; i++) {
      try {
        return work.run();
      } catch (GeneralSecurityException e) {
        last = e;
      } catch (IOException | RuntimeException e) {
        last = new GeneralSecurityException(e);
      }
    }
    throw last;
  }

  private @Nullable Key key() throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance(STORE);
    store.load(null);
    return store.getKey(alias, null);
  }

  private Key make() throws GeneralSecurityException {
    KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, STORE);
    generator.init(
        new KeyGenParameterSpec.Builder(
                alias, KeyProperties.PURPOSE_ENCRYPT | KeyProperties.PURPOSE_DECRYPT)
            .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
            .setKeySize(KEY_BITS)
            .build());
    return generator.generateKey();
  }
}
