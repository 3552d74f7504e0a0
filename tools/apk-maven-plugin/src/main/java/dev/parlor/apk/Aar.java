package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An Android library (AAR) that was unpacked into a folder. */
record Aar(String name, Path dir) {
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s*=\\s*\"([^\"]+)\"");

  /** Unpacks a library into a folder under {@code root}, once: a library file never changes. */
  static Aar unpack(Path file, String name, Path root) throws IOException {
    Path dir = root.resolve(name);
    if (!Files.isDirectory(dir)) {
      Path half = Folders.fresh(root.resolve(name + ".half"));
      Zips.unpack(file, half);
      Files.move(half, dir);
    }
    Aar aar = new Aar(name, dir);
    if (!Files.exists(aar.manifest())) {
      throw new IOException(file + " has no AndroidManifest.xml: not an Android library");
    }
    return aar;
  }

  Path manifest() {
    return dir.resolve("AndroidManifest.xml");
  }

  Path resources() {
    return dir.resolve("res");
  }

  Path assets() {
    return dir.resolve("assets");
  }

  /** The rules of this library for R8; the file may be missing. */
  Path keepRules() {
    return dir.resolve("proguard.txt");
  }

  /**
   * The profile that says which parts of this library Android compiles before they run; may be
   * missing.
   */
  Path profileRules() {
    return dir.resolve("baseline-prof.txt");
  }

  /** The names in this library's R class; may be missing or empty. */
  Path symbols() {
    return dir.resolve("R.txt");
  }

  Path classes() {
    return dir.resolve("classes.jar");
  }

  /** The jars that a library brings besides its own classes. */
  List<Path> extraJars() throws IOException {
    return Folders.files(dir.resolve("libs"), ".jar");
  }

  List<Path> jars() throws IOException {
    List<Path> jars = new ArrayList<>();
    if (Files.exists(classes())) {
      jars.add(classes());
    }
    jars.addAll(extraJars());
    return Collections.unmodifiableList(jars);
  }

  /** The package of the library's R class. */
  String packageName() throws IOException {
    Matcher found = PACKAGE.matcher(Files.readString(manifest()));
    if (!found.find()) {
      throw new IOException(manifest() + " names no package");
    }
    return found.group(1);
  }
}
