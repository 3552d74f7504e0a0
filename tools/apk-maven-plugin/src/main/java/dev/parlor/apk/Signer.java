package dev.parlor.apk;

import com.android.apksig.ApkSigner;
import com.android.apksig.KeyConfig;
import com.android.apksig.apk.ApkFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;

/** Signs an APK with the schemes v1, v2 and v3. */
final class Signer {
  private Signer() {}

  static void sign(Path unsigned, Path signed, ApkKey key, int minSdk) throws IOException {
    ApkSigner.SignerConfig config =
        new ApkSigner.SignerConfig.Builder(
                "CERT", new KeyConfig.Jca(key.key()), List.of(key.certificate()))
            .build();
    try {
      new ApkSigner.Builder(List.of(config))
          .setInputApk(unsigned.toFile())
          .setOutputApk(signed.toFile())
          .setMinSdkVersion(minSdk)
          .setV1SigningEnabled(true)
          .setV2SigningEnabled(true)
          .setV3SigningEnabled(true)
          .setV4SigningEnabled(false)
          .build()
          .sign();
    } catch (ApkFormatException | GeneralSecurityException e) {
      throw new IOException("signing " + unsigned + ": " + e.getMessage(), e);
    }
  }
}
