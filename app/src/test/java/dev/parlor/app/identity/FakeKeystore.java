package dev.parlor.app.identity;

import android.security.keystore.KeyGenParameterSpec;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.Key;
import java.security.KeyStoreSpi;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for the Android Keystore, which Robolectric lacks. It has the same names, and keeps
 * keys in memory. Its limits are told in the device matrix.
 */
public final class FakeKeystore extends Provider {
  private static final long serialVersionUID = 1;

  static final Map<String, SecretKey> KEYS = new ConcurrentHashMap<>();
  private static final AtomicInteger FAILURES = new AtomicInteger();
  private static final AtomicReference<Supplier<RuntimeException>> FAULT =
      new AtomicReference<>(NullPointerException::new);

  /** Lets the next requests for a key fail like this. */
  static void fail(int times, Supplier<RuntimeException> fault) {
    FAULT.set(fault);
    FAILURES.set(times);
  }

  @SuppressWarnings("deprecation") // Android 8 lacks the newer constructor
  public FakeKeystore() {
    super(KeystoreVault.STORE, 1.0, "in memory");
    put("KeyStore." + KeystoreVault.STORE, Store.class.getName());
    put("KeyGenerator.AES", Generator.class.getName());
  }

  /** Makes keys and keeps them under their names. */
  public static final class Generator extends KeyGeneratorSpi {
    private @Nullable KeyGenParameterSpec spec;

    @Override
    protected void engineInit(SecureRandom random) {
      throw new UnsupportedOperationException();
    }

    @Override
    protected void engineInit(int size, SecureRandom random) {
      throw new UnsupportedOperationException();
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec params, SecureRandom random) {
      spec = (KeyGenParameterSpec) params;
    }

    @Override
    protected SecretKey engineGenerateKey() {
      KeyGenParameterSpec wanted = java.util.Objects.requireNonNull(spec);
      byte[] bytes = new byte[wanted.getKeySize() / 8];
      new SecureRandom().nextBytes(bytes);
      SecretKey key = new SecretKeySpec(bytes, "AES");
      KEYS.put(wanted.getKeystoreAlias(), key);
      return key;
    }
  }

  /** Finds the keys again. */
  public static final class Store extends KeyStoreSpi {
    @Override
    public @Nullable Key engineGetKey(String alias, char @Nullable [] password) {
      if (FAILURES.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
        throw java.util.Objects.requireNonNull(FAULT.get()).get();
      }
      return KEYS.get(alias);
    }

    @Override
    public void engineLoad(@Nullable InputStream stream, char @Nullable [] password) {}

    @Override
    public void engineStore(OutputStream stream, char[] password) {}

    @Override
    public boolean engineContainsAlias(String alias) {
      return KEYS.containsKey(alias);
    }

    @Override
    public boolean engineIsKeyEntry(String alias) {
      return KEYS.containsKey(alias);
    }

    @Override
    public boolean engineIsCertificateEntry(String alias) {
      return false;
    }

    @Override
    public int engineSize() {
      return KEYS.size();
    }

    @Override
    public Enumeration<String> engineAliases() {
      return Collections.enumeration(KEYS.keySet());
    }

    @Override
    public void engineDeleteEntry(String alias) {
      KEYS.remove(alias);
    }

    @Override
    public Certificate @Nullable [] engineGetCertificateChain(String alias) {
      return null;
    }

    @Override
    public @Nullable Certificate engineGetCertificate(String alias) {
      return null;
    }

    @Override
    public @Nullable String engineGetCertificateAlias(Certificate certificate) {
      return null;
    }

    @Override
    public @Nullable Date engineGetCreationDate(String alias) {
      return null;
    }

    @Override
    public void engineSetKeyEntry(String alias, Key key, char[] password, Certificate[] chain) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void engineSetKeyEntry(String alias, byte[] key, Certificate[] chain) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void engineSetCertificateEntry(String alias, Certificate certificate) {
      throw new UnsupportedOperationException();
    }
  }
}
