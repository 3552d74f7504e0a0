package dev.parlor.apk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads the files of ZIP archives. */
final class Zips {
  private Zips() {}

  @FunctionalInterface
  interface Visitor {
    void visit(ZipEntry entry, byte[] data) throws IOException;
  }

  /** Hands over every file of an archive that has a wanted name, in the order of the archive. */
  static void each(Path zip, java.util.function.Predicate<String> wanted, Visitor visitor)
      throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (!entry.isDirectory() && wanted.test(entry.getName())) {
          try (InputStream in = file.getInputStream(entry)) {
            visitor.visit(entry, in.readAllBytes());
          }
        }
      }
    }
  }

  static void unpack(Path zip, Path dir) throws IOException {
    each(
        zip,
        name -> true,
        (entry, data) -> {
          Path target = dir.resolve(entry.getName()).normalize();
          if (!target.startsWith(dir)) {
            throw new IOException(zip + " holds a file outside of itself: " + entry.getName());
          }
          Files.createDirectories(target.resolveSibling("."));
          Files.write(target, data);
        });
  }
}
