package dev.parlor.terminal.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinesTest {
  @TempDir Path folder;

  private static String refusal(Path file) {
    return Texts.in(Locale.ENGLISH)
        .text(assertThrows(Problem.class, () -> Lines.of(file).forEach((where, line) -> {})));
  }

  @Test
  void linesKeepTheirNumbers() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "a\n\r\n\nb\r\nc");
    List<String> seen = new ArrayList<>();
    Lines.of(file).forEach((where, line) -> seen.add(where.line() + line));
    assertEquals(List.of("1a", "4b", "5c"), seen);
  }

  @Test
  void missingFileFolderAndGarbageAreNamed() throws IOException {
    Path missing = folder.resolve("none");
    assertEquals("There is no file " + missing, refusal(missing));
    assertEquals(folder + " is a folder, not a file", refusal(folder));
    Path garbage = Files.write(folder.resolve("g"), new byte[] {'a', '\n', (byte) 0xff, '\n'});
    assertEquals(garbage + ": not UTF-8 text", refusal(garbage));
  }
}
