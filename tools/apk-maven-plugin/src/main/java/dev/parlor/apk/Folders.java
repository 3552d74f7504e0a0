package dev.parlor.apk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Reads and writes files and folders, always in the same order. */
final class Folders {
  private Folders() {}

  /** Makes an empty folder. If it was there, its files are deleted. */
  static Path fresh(Path dir) throws IOException {
    delete(dir);
    return Files.createDirectories(dir);
  }

  static void delete(Path dir) throws IOException {
    if (!Files.exists(dir)) {
      return;
    }
    try (Stream<Path> all = Files.walk(dir)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /** The files directly in a folder whose names end so; none if there is no such folder. */
  static List<Path> files(Path dir, String suffix) throws IOException {
    return walk(dir, suffix, 1);
  }

  /** All files under a folder whose names end so; none if there is no such folder. */
  static List<Path> allFiles(Path dir, String suffix) throws IOException {
    return walk(dir, suffix, Integer.MAX_VALUE);
  }

  private static List<Path> walk(Path dir, String suffix, int depth) throws IOException {
    if (!Files.isDirectory(dir)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(dir, depth)) {
      return all.filter(Files::isRegularFile)
          .filter(path -> path.toString().endsWith(suffix))
          .sorted()
          .toList();
    }
  }

  /**
   * Writes a text, unless the file has it already. A file that is not touched is not compiled
   * again.
   */
  static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && Files.readString(file).equals(text)) {
      return;
    }
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.writeString(file, text);
  }
}
