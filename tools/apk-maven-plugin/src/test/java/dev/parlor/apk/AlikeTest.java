package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AlikeTest {
  private static final String PERMISSION =
      "<uses-permission android:name=\"android.permission.CAMERA\"/>"
          + "<application android:label=\"@string/name\"/>";

  @TempDir private static Path usual;
  private static Path tiny;

  @TempDir private Path dir;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  /** The app that the others are compared with. */
  @BeforeAll
  static void build() throws Exception {
    tiny = new TinyApp(usual).apk();
  }

  private int compare(Path one, Path other) throws Exception {
    return Alike.run(
        List.of(one.toString(), other.toString(), one.toString(), other.toString()),
        new PrintStream(said, true, StandardCharsets.UTF_8));
  }

  private String said() {
    return said.toString(StandardCharsets.UTF_8);
  }

  @Test
  void twoBuildsOfTheSameAreAlike() throws Exception {
    assertEquals(0, compare(tiny, new TinyApp(dir.resolve("two")).apk()));
    assertTrue(said().contains("1 classes, 1 resources"), said());
  }

  @Test
  void anotherWordAndAnotherPermissionAreNamed() throws Exception {
    TinyApp other = new TinyApp(dir.resolve("two"));
    other.manifest(PERMISSION);
    other.write(
        "main/res/values/strings.xml",
        "<resources>\n<string name=\"name\">Other</string>\n</resources>");
    assertEquals(1, compare(tiny, other.apk()));
    assertTrue(said().contains("only the second has resource string/name () \"Other\""), said());
    assertTrue(said().contains("only the first has resource string/name () \"Tiny\""), said());
    assertTrue(
        said()
            .contains(
                "only the second has manifest of the release manifest / uses-permission"
                    + " \"android.permission.CAMERA\": name=\"android.permission.CAMERA\""),
        said());
  }

  @Test
  void aClassThatOneOfThemLacksIsNamed() throws Exception {
    TinyApp other = new TinyApp(dir.resolve("two"));
    assertEquals(1, compare(tiny, other.apkOf("Complaint")));
    assertTrue(said().contains("only the first has class dev.parlor.apk.TinyApp"), said());
    assertTrue(said().contains("only the second has class dev.parlor.apk.Complaint"), said());
  }

  @Test
  void aProfileThatOneOfThemLacksIsNamed() throws Exception {
    Path with = Files.copy(tiny, dir.resolve("with.apk"));
    try (FileSystem inside = FileSystems.newFileSystem(with)) {
      Files.createDirectories(inside.getPath(ArtRules.FOLDER));
      Files.write(inside.getPath(ArtRules.FOLDER + ArtRules.PROFILE), new byte[64]);
    }
    assertEquals(1, compare(tiny, with));
    assertTrue(said().contains("only the second has profile assets/dexopt/baseline.prof"), said());
  }
}
