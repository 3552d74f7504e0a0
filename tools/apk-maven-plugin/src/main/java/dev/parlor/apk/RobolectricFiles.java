package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The files that Robolectric reads from the test class path. With them tests need no network and no
 * SDK.
 */
final class RobolectricFiles {
  private final Path testClasses;

  RobolectricFiles(Path testClasses) {
    this.testClasses = testClasses;
  }

  /** The app's resources, the same that the debug build packs. */
  void resources(String namespace, Path manifest, Path archive, Path assets) throws IOException {
    SortedMap<String, String> found = new TreeMap<>();
    found.put("android_custom_package", namespace);
    found.put("android_merged_manifest", manifest.toString());
    found.put("android_resource_apk", archive.toString());
    found.put("android_merged_assets", assets.toString());
    write("com/android/tools/test_config.properties", found);
  }

  /** The paths of the jars of each Android version, by their Maven coordinates. */
  void platforms(Map<String, Path> jars) throws IOException {
    SortedMap<String, String> found = new TreeMap<>();
    jars.forEach((coordinates, jar) -> found.put(coordinates, jar.toString()));
    write("robolectric-deps.properties", found);
  }

  /**
   * The Android versions that the tests run on. This file stands in the package of the app, so it
   * goes before the one in the root package, whose one version the Gradle build runs.
   */
  void versions(String namespace, Iterable<String> sdks) throws IOException {
    SortedMap<String, String> found = new TreeMap<>();
    found.put("sdk", String.join(",", sdks));
    write(namespace.replace('.', '/') + "/robolectric.properties", found);
  }

  private void write(String name, SortedMap<String, String> properties) throws IOException {
    Folders.write(
        testClasses.resolve(name),
        properties.entrySet().stream()
            .map(entry -> escape(entry.getKey()) + "=" + escape(entry.getValue()) + "\n")
            .collect(Collectors.joining()));
  }

  private static String escape(String text) {
    return text.replaceAll("([\\\\:=#! ])", "\\\\$1");
  }
}
