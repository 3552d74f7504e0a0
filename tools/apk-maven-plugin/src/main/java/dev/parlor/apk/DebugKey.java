package dev.parlor.apk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;

/**
 * The key that debug builds of this machine are signed with: the same file, name and password that
 * Android's own tools use, so that their builds and ours replace each other on a phone.
 */
final class DebugKey {
  static final String ALIAS = "androiddebugkey";
  private static final String PASSWORD = "android";

  private DebugKey() {}

  /** Reads the key, or makes one at the first build. */
  static ApkKey in(Path store) throws IOException, MojoFailureException {
    if (!Files.exists(store)) {
      make(store);
    }
    try {
      return ApkKey.read(store, ALIAS, PASSWORD.toCharArray());
    } catch (GeneralSecurityException | IOException e) {
      throw new MojoFailureException(
          store + ": not a debug key store; move it away and a new one is made (" + e + ")", e);
    }
  }

  private static void make(Path store) throws IOException {
    Files.createDirectories(store.resolveSibling("."));
    Process keytool =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    "-genkeypair",
                    "-keystore",
                    store.toString(),
                    "-storetype",
                    "PKCS12",
                    "-storepass",
                    PASSWORD,
                    "-alias",
                    ALIAS,
                    "-keyalg",
                    "RSA",
                    "-keysize",
                    "2048",
                    "-validity",
                    "10950",
                    "-dname",
                    "CN=Android Debug,O=Android,C=US"))
            .redirectErrorStream(true)
            .start();
    keytool.getOutputStream().close();
    String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (keytool.waitFor() != 0) {
        throw new IOException("keytool made no " + store + ": " + said);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while keytool ran", e);
    }
  }
}
