package dev.parlor.apk;

import com.android.apksig.ApkVerifier;
import com.android.apksig.apk.ApkFormatException;
import com.android.apksig.apk.ApkUtils;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import org.apache.maven.plugin.MojoFailureException;

/** Opens a finished APK and makes sure that it is what the pom and the manifest say. */
final class ApkCheck {
  private final Path apk;
  private final AppIdentity app;
  private final List<String> problems = new ArrayList<>();

  ApkCheck(Path apk, AppIdentity app) {
    this.apk = apk;
    this.app = app;
  }

  /** The manifest inside: identity, versions, and debuggable only in the debug build. */
  ApkCheck manifest(boolean debuggable) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    Zips.each(
        apk, "AndroidManifest.xml"::equals, (entry, data) -> files.put(entry.getName(), data));
    ByteBuffer manifest = ByteBuffer.wrap(files.getOrDefault("AndroidManifest.xml", new byte[0]));
    try {
      expect(
          "application id",
          app.applicationId(),
          ApkUtils.getPackageNameFromBinaryAndroidManifest(manifest.duplicate()));
      expect(
          "version code",
          app.versionCode(),
          ApkUtils.getVersionCodeFromBinaryAndroidManifest(manifest.duplicate()));
      expect(
          "minSdk",
          app.minSdk(),
          ApkUtils.getMinSdkVersionFromBinaryAndroidManifest(manifest.duplicate()));
      expect(
          "targetSdk",
          app.targetSdk(),
          ApkUtils.getTargetSdkVersionFromBinaryAndroidManifest(manifest.duplicate()));
      expect(
          "debuggable",
          debuggable,
          ApkUtils.getDebuggableFromBinaryAndroidManifest(manifest.duplicate()));
    } catch (ApkFormatException e) {
      problems.add("its manifest can't be read: " + e.getMessage());
    }
    return this;
  }

  /** Checks that the app has every class that the merged manifest names, under that name. */
  ApkCheck classes(Path sourceManifest, Path mergedManifest) throws IOException {
    Set<String> classes = new HashSet<>();
    Zips.each(
        apk,
        name -> name.matches("classes\\d*\\.dex"),
        (entry, data) -> classes.addAll(DexClasses.in(data)));
    Map<String, String> places = new HashMap<>();
    for (Path manifest : List.of(mergedManifest, sourceManifest)) {
      for (Components.Component named : Components.in(manifest, app.namespace())) {
        places.put(
            named.className(),
            manifest + ":" + named.line() + ": " + named.element() + " " + named.className());
      }
    }
    for (Components.Component named : Components.in(mergedManifest, app.namespace())) {
      if (!classes.contains(named.className())) {
        problems.add(places.get(named.className()) + ": there is no such class in the app");
      }
    }
    return this;
  }

  /**
   * Checks that the profile for the phone's compiler lies in the APK, where and as Android looks
   * for it.
   */
  ApkCheck profiled() throws IOException {
    Map<String, Integer> methods = new HashMap<>();
    Zips.each(
        apk,
        name -> name.startsWith(ArtRules.FOLDER),
        (entry, data) -> methods.put(entry.getName(), entry.getMethod()));
    for (String file : List.of(ArtRules.PROFILE, ArtRules.METADATA)) {
      Integer method = methods.get(ArtRules.FOLDER + file);
      if (method == null || method != ZipEntry.STORED) {
        problems.add(
            ArtRules.FOLDER + file + (method == null ? " is not in it" : " is compressed"));
      }
    }
    return this;
  }

  /**
   * Checks the size. One phone gets the app from another over Bluetooth, so it must not grow
   * unseen.
   */
  ApkCheck noLargerThan(long most) throws IOException {
    long bytes = Files.size(apk);
    if (bytes > most) {
      problems.add(bytes + " bytes, and " + most + " are the most");
    }
    return this;
  }

  ApkCheck aligned() throws IOException {
    Alignment.check(apk);
    return this;
  }

  /** Checks that the APK is signed with all of v1, v2 and v3, and that phones will accept it. */
  ApkCheck signed() throws IOException {
    try {
      // The check begins at version 21, below the app's own minimum, so that v1 is looked at too.
      ApkVerifier.Result result =
          new ApkVerifier.Builder(apk.toFile()).setMinCheckedPlatformVersion(21).build().verify();
      result.getAllErrors().forEach(error -> problems.add("signature: " + error));
      expect("signature v1", true, result.isVerifiedUsingV1Scheme());
      expect("signature v2", true, result.isVerifiedUsingV2Scheme());
      expect("signature v3", true, result.isVerifiedUsingV3Scheme());
    } catch (ApkFormatException | NoSuchAlgorithmException e) {
      problems.add("signature: " + e.getMessage());
    }
    return this;
  }

  void orFail() throws MojoFailureException {
    if (!problems.isEmpty()) {
      throw new MojoFailureException(apk.getFileName() + ":\n" + String.join("\n", problems));
    }
  }

  private void expect(String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      problems.add(what + " should be " + expected + ", is " + found);
    }
  }
}
