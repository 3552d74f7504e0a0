package dev.parlor.parity;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads {@code gradle/libs.versions.toml}.
 *
 * @param versions the versions by their names
 * @param modules {@code group:artifact} by the accessor that build files use, without {@code libs.}
 * @param versionOf the version of each {@code group:artifact} that names one
 */
record Catalog(
    Map<String, String> versions, Map<String, String> modules, Map<String, String> versionOf) {
  private static final Pattern VERSION =
      Pattern.compile("^([a-z0-9-]+) = \"([^\"]+)\"$", Pattern.MULTILINE);
  private static final Pattern LIBRARY =
      Pattern.compile(
          "^([a-z0-9-]+) = \\{ module = \"([^\"]+)\"(?:, version\\.ref = \"([^\"]+)\")? }$",
          Pattern.MULTILINE);

  static Catalog read() {
    String text = RepositoryFiles.text("gradle/libs.versions.toml");
    Map<String, String> versions = new TreeMap<>();
    Matcher version = VERSION.matcher(text);
    while (version.find()) {
      versions.put(version.group(1), version.group(2));
    }
    Map<String, String> modules = new TreeMap<>();
    Map<String, String> versionOf = new TreeMap<>();
    Matcher library = LIBRARY.matcher(text);
    while (library.find()) {
      modules.put(library.group(1).replace('-', '.'), library.group(2));
      if (library.group(3) != null) {
        versionOf.put(library.group(2), String.valueOf(versions.get(library.group(3))));
      }
    }
    return new Catalog(versions, modules, versionOf);
  }

  /** Lines between {@code [libraries]} and the next section that are neither blank nor comment. */
  static long librariesWritten() {
    String text = RepositoryFiles.text("gradle/libs.versions.toml");
    String section = text.replaceFirst("(?s).*\\[libraries]", "").replaceFirst("(?s)\\n\\[.*", "");
    return section.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).count();
  }
}
