package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;

/** The smallest app that builds, in a folder of its own, for tests to break. */
final class TinyApp {
  static final Path PLATFORM = Path.of(System.getProperty("android.jar"));
  static final AppIdentity IDENTITY = new AppIdentity("tiny.app", "tiny.code", 26, 34, 7, "1.2");

  final Path root;

  TinyApp(Path root) throws IOException {
    this.root = root;
    manifest("<application android:label=\"@string/name\"/>");
    write(
        "main/res/values/strings.xml",
        "<resources>\n<string name=\"name\">Tiny</string>\n</resources>");
  }

  Path write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.resolveSibling("."));
    return Files.writeString(file, text);
  }

  /** Writes a manifest whose second line is this. */
  Path manifest(String content) throws IOException {
    return write(
        "main/AndroidManifest.xml",
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">\n"
            + content
            + "\n</manifest>");
  }

  /** Writes a library with this in its manifest. */
  Aar library(String name, String content) throws IOException {
    write(
        name + "/AndroidManifest.xml",
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"lib."
            + name
            + "\">\n"
            + content
            + "\n</manifest>");
    return new Aar(name, root.resolve(name));
  }

  Path merge(boolean debug, Aar... libraries) throws IOException, MojoFailureException {
    Path merged = root.resolve(debug ? "debug.xml" : "release.xml");
    new Manifests(root.resolve("main/AndroidManifest.xml"), List.of(libraries), IDENTITY)
        .merge(debug, merged);
    return merged;
  }

  Resources.Linked link(String... languages) throws IOException, MojoFailureException {
    Path merged = merge(true);
    Resources resources =
        new Resources(
            Aapt2.in(Path.of("target", "aapt2").toAbsolutePath()),
            PLATFORM,
            root.resolve("main"),
            root.resolve("flat"),
            List.of(),
            List.of(languages));
    resources.compile();
    Resources.Linked linked = new Resources.Linked(root.resolve("linked"));
    resources.link(merged, linked);
    return linked;
  }

  /**
   * Makes a signed APK with one class, {@code dev.parlor.apk.TinyApp}, and one text that the class
   * reads.
   */
  Path apk() throws IOException, MojoFailureException {
    return apkOf("TinyApp");
  }

  /** Makes such an APK with another class of this package. */
  Path apkOf(String name) throws IOException, MojoFailureException {
    Path classes = root.resolve("classes");
    Path own = Path.of("dev", "parlor", "apk", name + ".class");
    Files.createDirectories(classes.resolve(own).resolveSibling("."));
    Files.copy(Path.of("target", "test-classes").resolve(own), classes.resolve(own));
    write("classes/words.txt", "words");
    Program program = new Program(classes, List.of(), List.of());
    List<Path> dex = new Dexer(PLATFORM, 26, root.resolve("work")).dex(program);
    Path unsigned = root.resolve("unsigned.apk");
    Packer.debug(unsigned, link().archive(), dex, program);
    Path apk = root.resolve("tiny.apk");
    Signer.sign(
        unsigned, apk, DebugKey.in(Path.of("target", "test.keystore").toAbsolutePath()), 26);
    return apk;
  }
}
