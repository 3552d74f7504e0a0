package dev.parlor.apk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that the goal prepare writes and unpacks. */
class FilesTest {
  @TempDir private Path dir;

  private Path zip(String... names) throws IOException {
    Path file = dir.resolve("library.aar");
    try (ApkWriter writer = new ApkWriter(file)) {
      for (String name : names) {
        writer.compressed(name, "x".getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  @Test
  void aLibraryIsUnpackedWithItsJars() throws IOException {
    Path file = zip("AndroidManifest.xml", "classes.jar", "libs/b.jar", "libs/a.jar");
    Aar aar = Aar.unpack(file, "library-1", dir.resolve("aar"));
    assertEquals(
        List.of("classes.jar", "a.jar", "b.jar"),
        aar.jars().stream().map(jar -> jar.getFileName().toString()).toList());
  }

  @Test
  void anArchiveThatReachesOutOfItsFolderIsRefused() throws IOException {
    Path file = zip("AndroidManifest.xml", "../../escaped");
    Complaint.says(
        IOException.class, () -> Aar.unpack(file, "evil-1", dir.resolve("aar")), "../../escaped");
    assertFalse(Files.exists(dir.resolve("escaped")));
  }

  @Test
  void anArchiveWithoutAManifestIsNoLibrary() throws IOException {
    Path file = zip("classes.jar");
    assertThrows(IOException.class, () -> Aar.unpack(file, "plain-1", dir.resolve("aar")));
  }

  @Test
  void rHoldsTheNamesOfItsPackageWithTheNumbersOfTheAppAndNoneThatWasDropped() throws IOException {
    Symbol title = new Symbol("int", "string", "title");
    Symbol dropped = new Symbol("int", "attr", "dropped");
    Symbol list = new Symbol("int[]", "styleable", "List");
    new RClasses(Map.of(title, "0x7f010001", list, "{ 0x7f020001 }"), dir)
        .write("lib.one", Set.of(title, dropped, list));
    String text = Files.readString(dir.resolve("lib/one/R.java"));
    assertTrue(text.contains("public static int title = 0x7f010001;"), text);
    assertTrue(text.contains("public static int[] List = { 0x7f020001 };"), text);
    assertFalse(text.contains("dropped"), text);
    assertFalse(text.contains("static final int"), text);
  }

  @Test
  void whatHasNotChangedIsNotWrittenAgain() throws IOException {
    Path file = dir.resolve("a.txt");
    Folders.write(file, "same");
    FileTime longAgo = FileTime.fromMillis(1000);
    Files.setLastModifiedTime(file, longAgo);
    Folders.write(file, "same");
    assertEquals(longAgo, Files.getLastModifiedTime(file));
  }

  @Test
  void robolectricFindsItsPlatformsByCoordinatesThatHoldColons() throws IOException {
    RobolectricFiles files = new RobolectricFiles(dir);
    files.platforms(Map.of("g:a:1 2", Path.of("/a b/c.jar")));
    files.versions("tiny.code", List.of("26", "34"));
    assertEquals("/a b/c.jar", load("robolectric-deps.properties").getProperty("g:a:1 2"));
    assertEquals("26,34", load("tiny/code/robolectric.properties").getProperty("sdk"));
  }

  private Properties load(String name) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(dir.resolve(name))) {
      properties.load(in);
    }
    return properties;
  }

  @Test
  void aFingerprintChangesWithEveryPartAndItsLength() {
    String both = new Fingerprint().of("ab").of("c").text();
    assertEquals(both, new Fingerprint().of("ab").of("c").text());
    assertNotEquals(both, new Fingerprint().of("a").of("bc").text());
    assertNotEquals(both, new Fingerprint().of("ab").of("d").text());
  }

  @Test
  void aStepIsDoneAgainOnlyIfItsInputHasChangedOrIfItFailed() throws Exception {
    Path input = Files.writeString(dir.resolve("input"), "one");
    Path mark = dir.resolve("step.fingerprint");
    AtomicInteger done = new AtomicInteger();
    new Fingerprint().of(input).once(mark, done::incrementAndGet);
    new Fingerprint().of(input).once(mark, done::incrementAndGet);
    assertEquals(1, done.get());
    Files.writeString(input, "two");
    Fingerprint changed = new Fingerprint().of(input);
    assertThrows(
        IOException.class,
        () ->
            changed.once(
                mark,
                () -> {
                  throw new IOException("no room");
                }));
    new Fingerprint().of(input).once(mark, done::incrementAndGet);
    new Fingerprint().of(input).once(mark, done::incrementAndGet);
    assertEquals(2, done.get());
  }

  @Test
  void ownClassesAreDexedAgainWhenOneChanges() throws Exception {
    Path classes = Files.createDirectories(dir.resolve("classes"));
    Path one =
        Files.copy(
            Path.of("target/test-classes/dev/parlor/apk/TinyApp.class"),
            classes.resolve("A.class"));
    Dexer dexer = new Dexer(TinyApp.PLATFORM, 26, dir.resolve("work"));
    Program program = new Program(classes, List.of(), List.of());
    FileTime first = Files.getLastModifiedTime(dexer.dex(program).get(0));
    Files.setLastModifiedTime(dexer.dex(program).get(0), FileTime.fromMillis(1));
    assertEquals(FileTime.fromMillis(1), Files.getLastModifiedTime(dexer.dex(program).get(0)));
    Files.copy(
        Path.of("target/test-classes/dev/parlor/apk/Complaint.class"),
        one,
        StandardCopyOption.REPLACE_EXISTING);
    assertTrue(Files.getLastModifiedTime(dexer.dex(program).get(0)).compareTo(first) >= 0);
  }
}
