package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every package has a front door. It says what the package is, and that nothing in it is null
 * unless it is marked so.
 */
class PackagesTest {
  @Test
  void everyPackageSaysWhatItIs() throws IOException {
    Set<String> without = new TreeSet<>();
    for (String module : Pom.parent().modules()) {
      Path source = RepositoryFiles.ROOT.resolve(module).resolve("src/main/java");
      if (Files.isDirectory(source)) {
        try (Stream<Path> walk = Files.walk(source)) {
          walk.filter(PackagesTest::isPackage)
              .filter(folder -> !isDocumented(folder))
              .forEach(folder -> without.add(RepositoryFiles.ROOT.relativize(folder).toString()));
        }
      }
    }
    assertEquals(Set.of(), without);
  }

  private static boolean isPackage(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".java"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static boolean isDocumented(Path folder) {
    Path door = folder.resolve("package-info.java");
    try {
      return Files.exists(door)
          && Files.readString(door).contains("/**")
          && Files.readString(door).contains("@NullMarked");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
