package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestsTest {
  @TempDir private Path dir;
  private TinyApp app;

  @BeforeEach
  void tinyApp() throws IOException {
    app = new TinyApp(dir);
  }

  private void fails(Aar library, String... parts) {
    Complaint.says(() -> app.merge(true, library), parts);
  }

  @Test
  void theMergedManifestSaysWhoTheAppIs() throws Exception {
    String merged = Files.readString(app.merge(true));
    for (String part :
        new String[] {
          "package=\"tiny.app\"",
          "minSdkVersion=\"26\"",
          "targetSdkVersion=\"34\"",
          "versionCode=\"7\"",
          "versionName=\"1.2\""
        }) {
      assertTrue(merged.contains(part), merged);
    }
  }

  @Test
  void onlyTheDebugBuildIsDebuggable() throws Exception {
    assertTrue(Files.readString(app.merge(true)).contains("debuggable=\"true\""));
    assertFalse(Files.readString(app.merge(false)).contains("debuggable"));
  }

  @Test
  void whatALibraryDeclaresIsTakenOver() throws Exception {
    Aar library = app.library("radio", "<uses-permission android:name=\"a.permission\"/>");
    assertTrue(Files.readString(app.merge(true, library)).contains("a.permission"));
  }

  @Test
  void aLibraryForNewerPhonesIsRefusedByName() throws IOException {
    fails(
        app.library("modern", "<uses-sdk android:minSdkVersion=\"30\"/>"),
        "minSdkVersion 26 cannot be smaller than version 30 declared in library");
  }

  @Test
  void aContradictionIsNamedWithItsLine() throws IOException {
    app.manifest("<application android:allowBackup=\"false\"/>");
    fails(
        app.library("keeper", "<application android:allowBackup=\"true\"/>"),
        "main/AndroidManifest.xml:2:",
        "allowBackup");
  }

  @Test
  void aBrokenManifestIsNamed() throws IOException {
    app.manifest("<application>");
    Complaint.says(Exception.class, () -> app.merge(true), "AndroidManifest.xml");
  }

  @Test
  void aMissingManifestIsTold() throws IOException {
    Files.delete(dir.resolve("main/AndroidManifest.xml"));
    Complaint.says(() -> app.merge(true), "there is no manifest");
  }

  @Test
  void lintSeesEveryLineWhereItStands() throws Exception {
    Path source = app.manifest("<application>\n<activity android:name=\".A\"/>\n</application>");
    Path filled = LintProject.manifest(dir.resolve("lint"), source, TinyApp.IDENTITY);
    String text = Files.readString(filled);
    assertTrue(text.contains("<uses-sdk android:minSdkVersion=\"26\""), text);
    assertTrue(text.lines().toList().get(2).contains("<activity"), text);
  }
}
