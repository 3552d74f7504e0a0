package dev.parlor.rim.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileShelfTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void whatIsWrittenIsReadAndListed() throws IOException {
    FileShelf shelf = new FileShelf(folder);
    assertFalse(shelf.read("results/poker/a.txt").isPresent());
    assertEquals(List.of(), shelf.list("results/poker"));
    shelf.write("results/poker/b.txt", new byte[] {1});
    shelf.write("results/poker/a.txt", new byte[] {2});
    shelf.write("results/poker/a.txt", new byte[] {3, 4});
    Files.createFile(folder.resolve("results/poker/.half.tmp"));
    assertArrayEquals(new byte[] {3, 4}, shelf.read("results/poker/a.txt").orElseThrow());
    assertEquals(
        List.of("results/poker/a.txt", "results/poker/b.txt"), shelf.list("results/poker"));
  }

  @Test
  void noPathLeadsOutOfTheFolder() {
    FileShelf shelf = new FileShelf(folder);
    for (String path : new String[] {"../a", "/etc/passwd", "results/../../a", "results//a", ""}) {
      assertThrows(IllegalArgumentException.class, () -> shelf.read(path), path);
    }
  }
}
