package dev.parlor.crypto;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The published vectors, if this machine has them. Otherwise a test that wants them is skipped. */
public final class PublishedVectors {
  private PublishedVectors() {}

  public static String read(String name) {
    for (Path up = Path.of("").toAbsolutePath(); up != null; up = up.getParent()) {
      Path file = up.resolve("shared").resolve("vectors").resolve(name);
      if (Files.isRegularFile(file)) {
        try {
          return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      }
    }
    Assumptions.abort("no published vectors on this machine: " + name);
    throw new AssertionError();
  }
}
