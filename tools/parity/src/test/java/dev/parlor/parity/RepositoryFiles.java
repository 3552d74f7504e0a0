package dev.parlor.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files of this repository, two folders above this module. */
final class RepositoryFiles {
  static final Path ROOT = Path.of("../..");

  private RepositoryFiles() {}

  static String text(String file) {
    try {
      return Files.readString(ROOT.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
