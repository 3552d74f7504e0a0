package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApkTest {
  @TempDir private static Path dir;
  private static Path source;
  private static Path apk;

  /** One app for all tests: its activity is the only class. */
  @BeforeAll
  static void build() throws Exception {
    TinyApp app = new TinyApp(dir);
    source =
        app.manifest(
            "<application android:label=\"@string/name\">"
                + "<activity android:name=\"dev.parlor.apk.TinyApp\" android:exported=\"false\"/>"
                + "</application>");
    apk = app.apk();
  }

  private static void fails(ApkCheck check, String... parts) {
    Complaint.says(check::orFail, parts);
  }

  @Test
  void aFinishedApkPassesEveryCheck() throws Exception {
    ApkCheck check =
        new ApkCheck(apk, TinyApp.IDENTITY)
            .manifest(true)
            .classes(source, dir.resolve("debug.xml"))
            .aligned()
            .signed();
    assertDoesNotThrow(check::orFail);
    assertTrue(SizeReport.of(apk).contains("code"));
    StringBuilder read = new StringBuilder();
    Zips.each(
        apk,
        "words.txt"::equals,
        (entry, data) -> read.append(new String(data, StandardCharsets.UTF_8)));
    assertEquals("words", read.toString());
  }

  @Test
  void aClassThatOnlyTheManifestKnowsIsNamedWithItsLine() throws Exception {
    Path wrong =
        Files.writeString(
            dir.resolve("wrong.xml"),
            Files.readString(source).replace("dev.parlor.apk.TinyApp", ".Nowhere"));
    fails(
        new ApkCheck(apk, TinyApp.IDENTITY).classes(wrong, wrong),
        wrong + ":2: activity tiny.code.Nowhere: there is no such class");
  }

  @Test
  void aDebuggableReleaseIsRefused() throws Exception {
    fails(
        new ApkCheck(apk, TinyApp.IDENTITY).manifest(false), "debuggable should be false, is true");
  }

  @Test
  void anotherIdentityThanThePomSaysIsRefused() throws Exception {
    AppIdentity other = new AppIdentity("other.app", "tiny.code", 28, 34, 7, "1.2");
    fails(
        new ApkCheck(apk, other).manifest(true),
        "application id should be other.app, is tiny.app",
        "minSdk should be 28, is 26");
  }

  @Test
  void anApkThatHasGrownTooLargeIsRefused() throws Exception {
    long bytes = Files.size(apk);
    assertDoesNotThrow(new ApkCheck(apk, TinyApp.IDENTITY).noLargerThan(bytes)::orFail);
    fails(
        new ApkCheck(apk, TinyApp.IDENTITY).noLargerThan(bytes - 1),
        bytes + " bytes, and " + (bytes - 1) + " are the most");
  }

  @Test
  void anUnsignedApkIsNoSignedOne() throws Exception {
    fails(
        new ApkCheck(dir.resolve("unsigned.apk"), TinyApp.IDENTITY).signed(),
        "signature v2 should be true, is false");
  }

  @Test
  void aChangedByteBreaksTheSignature() throws Exception {
    byte[] bytes = Files.readAllBytes(apk);
    bytes[bytes.length / 2] ^= 1;
    Path changed = Files.write(dir.resolve("changed.apk"), bytes);
    fails(new ApkCheck(changed, TinyApp.IDENTITY).signed(), "signature");
  }

  @Test
  void storedFilesBeginAtAMultipleOfFourWhateverTheirNames() throws IOException {
    Path file = dir.resolve("x.zip");
    try (ApkWriter writer = new ApkWriter(file)) {
      for (int i = 1; i <= 9; i++) {
        writer.compressed("c".repeat(i), new byte[i]);
        writer.stored("s".repeat(i), new byte[] {1, 2, 3});
      }
    }
    assertEquals(9, Alignment.check(file));
    Zips.each(
        file,
        name -> name.startsWith("s"),
        (entry, data) -> assertArrayEquals(new byte[] {1, 2, 3}, data));
  }

  @Test
  void aMisalignedFileIsNoticed() throws IOException {
    Path file = dir.resolve("x.zip");
    try (ApkWriter writer = new ApkWriter(file)) {
      writer.stored("a", new byte[] {1});
    }
    byte[] bytes = Files.readAllBytes(file);
    bytes[28]--; // one byte less of padding
    Files.write(file, bytes);
    assertThrows(IOException.class, () -> Alignment.check(file));
  }

  @Test
  void theProfileLiesInTheReleaseAsItIs() throws Exception {
    Path shrunk = Files.createDirectories(dir.resolve("shrunk"));
    Path folder = Files.createDirectories(shrunk.resolve(ArtRules.FOLDER));
    for (String name : List.of(ArtRules.PROFILE, ArtRules.METADATA)) {
      Files.write(folder.resolve(name), new byte[64]);
    }
    Path release = dir.resolve("profiled.apk");
    Packer.release(
        release,
        new Shrinker.Shrunk(shrunk, dir.resolve("linked/resources.ap_")),
        new Program(dir.resolve("classes"), List.of(), List.of()));
    assertDoesNotThrow(new ApkCheck(release, TinyApp.IDENTITY).profiled()::orFail);
  }

  @Test
  void aProfileThatAndroidWouldNotFindIsNoticed() throws Exception {
    fails(
        new ApkCheck(apk, TinyApp.IDENTITY).profiled(),
        "assets/dexopt/baseline.prof is not in it",
        "assets/dexopt/baseline.profm is not in it");
    Path file = dir.resolve("x.zip");
    try (ApkWriter writer = new ApkWriter(file)) {
      writer.compressed(ArtRules.FOLDER + ArtRules.PROFILE, new byte[64]);
      writer.stored(ArtRules.FOLDER + ArtRules.METADATA, new byte[64]);
    }
    fails(new ApkCheck(file, TinyApp.IDENTITY).profiled(), "baseline.prof is compressed");
  }

  @Test
  void theSameFileTwiceIsRefused() throws IOException {
    try (ApkWriter writer = new ApkWriter(dir.resolve("x.zip"))) {
      writer.compressed("a", new byte[1]);
      assertThrows(IOException.class, () -> writer.compressed("a", new byte[1]));
    }
  }

  @Test
  void aClassThatNeedsWhatIsNowhereIsNamedByR8() throws Exception {
    // TinyApp itself uses classes of this plugin, which are not among the program's, and nothing of
    // Android. Reading the whole platform takes R8 many seconds.
    Path platform = dir.resolve("platform.jar");
    try (ApkWriter writer = new ApkWriter(platform)) {
      writer.stored("no-classes", new byte[0]);
    }
    Shrinker shrinker =
        new Shrinker(
            Aapt2.in(Path.of("target", "aapt2").toAbsolutePath()),
            platform,
            26,
            Files.createDirectories(dir.resolve("release")));
    Program program = new Program(dir.resolve("classes"), List.of(), List.of());
    Complaint.says(
        () ->
            shrinker.shrink(
                program,
                dir.resolve("linked/resources.ap_"),
                java.util.Map.of("test", "-keep class dev.parlor.apk.TinyApp { *; }")),
        "Missing class dev.parlor.apk.");
  }

  @Test
  void theDebugKeyIsMadeOnceAndKept() throws Exception {
    Path store = dir.resolve("keys/debug.keystore");
    ApkKey made = DebugKey.in(store);
    assertEquals(made.certificate(), DebugKey.in(store).certificate());
  }

  @Test
  void aFileThatIsNoKeyStoreIsTold() throws IOException {
    Path store = Files.writeString(dir.resolve("broken.keystore"), "not a key store");
    Complaint.says(() -> DebugKey.in(store), "not a debug key store");
  }

  @Test
  void theKeyOfReleasesComesFromOutsideAndFromNowhereElse() throws Exception {
    assertEquals(Optional.empty(), ApkKey.outside(Map.of()));
    Path store = dir.resolve("release.keystore");
    ApkKey made = DebugKey.in(store); // any key store will do
    Map<String, String> outside =
        Map.of(
            ApkKey.STORE,
            store.toString(),
            ApkKey.PASSWORD,
            "android",
            ApkKey.NAME,
            DebugKey.ALIAS);
    assertEquals(made.certificate(), ApkKey.outside(outside).get().certificate());
    Map<String, String> wrong = new HashMap<>(outside);
    wrong.put(ApkKey.PASSWORD, "guessed");
    Complaint.says(() -> ApkKey.outside(wrong), "can't be read with PARLOR_KEYSTORE_PASSWORD");
    wrong.put(ApkKey.PASSWORD, "android");
    wrong.remove(ApkKey.NAME);
    Complaint.says(() -> ApkKey.outside(wrong), "holds no key named parlor");
  }
}
