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

/** AES-GCM with a key that never leaves the Android Keystore, in hardware where there is some. */
public final class KeystoreVault implements KeyVault {
  static final String STORE = "AndroidKeyStore";
  private static final String ALIAS = "parlor.identity";
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int KEY_BITS = 256;
  private static final int TAG_BITS = 128;
  private static final int IV = 12;

  @Override
  public synchronized byte[] wrap(byte[] secret) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(Cipher.ENCRYPT_MODE, key()); // the Keystore draws the IV itself
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
    Cipher cipher = Cipher.getInstance(CIPHER);
    cipher.init(Cipher.DECRYPT_MODE, key(), new GCMParameterSpec(TAG_BITS, wrapped, 0, IV));
    return cipher.doFinal(wrapped, IV, wrapped.length - IV);
  }

  private static Key key() throws GeneralSecurityException {
    try {
      KeyStore store = KeyStore.getInstance(STORE);
      store.load(null);
      Key known = store.getKey(ALIAS, null);
      return known == null ? make() : known;
    } catch (IOException e) {
      throw new GeneralSecurityException(e);
    }
  }

  private static Key make() throws GeneralSecurityException {
    KeyGenerator generator = KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, STORE);
    generator.init(
        new KeyGenParameterSpec.Builder(
                ALIAS, KeyProperties.PURPOSE_ENCRYPT | KeyProperties.PURPOSE_DECRYPT)
            .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
            .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
            .setKeySize(KEY_BITS)
            .build());
    return generator.generateKey();
  }
}
