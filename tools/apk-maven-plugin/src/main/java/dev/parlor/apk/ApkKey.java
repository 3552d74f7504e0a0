package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.MojoFailureException;

/** The key that an APK is signed with. */
record ApkKey(PrivateKey key, X509Certificate certificate) {
  /**
   * The variable that names the key of releases. The key comes from outside, so no file of the
   * project names it.
   */
  static final String STORE = "PARLOR_KEYSTORE";

  static final String PASSWORD = "PARLOR_KEYSTORE_PASSWORD";
  static final String NAME = "PARLOR_KEY_ALIAS";

  /** The key of releases; empty when the environment gives none. */
  static Optional<ApkKey> outside(Map<String, String> environment) throws MojoFailureException {
    String store = environment.getOrDefault(STORE, "");
    if (store.isEmpty()) {
      return Optional.empty();
    }
    String password = environment.getOrDefault(PASSWORD, "");
    String alias = environment.getOrDefault(NAME, "parlor");
    try {
      return Optional.of(read(Path.of(store), alias, password.toCharArray()));
    } catch (GeneralSecurityException | IOException e) {
      throw new MojoFailureException(
          store + ": can't be read with " + PASSWORD + " (" + e + ")", e);
    }
  }

  static ApkKey read(Path store, String alias, char[] password)
      throws GeneralSecurityException, IOException, MojoFailureException {
    KeyStore keys = KeyStore.getInstance(store.toFile(), password);
    if (keys.getKey(alias, password) instanceof PrivateKey key
        && keys.getCertificate(alias) instanceof X509Certificate certificate) {
      return new ApkKey(key, certificate);
    }
    throw new MojoFailureException(store + ": holds no key named " + alias);
  }
}
