package dev.parlor.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.shell.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No sentence of the terminal is left over from a screen that is gone. */
class SentencesInUseTest {
  /**
   * The modules that ask the terminal for sentences: its own, and those that report trouble by a
   * key.
   */
  private static final List<String> ROOMS = List.of(".", "../rim", "../radio", "../bluez");

  private static String code() throws IOException {
    StringBuilder code = new StringBuilder();
    for (String room : ROOMS) {
      try (Stream<Path> files = Files.walk(Path.of(room, "src/main/java"))) {
        for (Path file : files.filter(one -> one.toString().endsWith(".java")).toList()) {
          code.append(Files.readString(file, StandardCharsets.UTF_8));
        }
      }
    }
    return code.toString();
  }

  @Test
  void everySentenceIsSaidSomewhere() throws IOException {
    Properties sentences = new Properties();
    sentences.load(
        Objects.requireNonNull(
            Texts.class.getResourceAsStream("/dev/parlor/terminal/texts.properties")));
    assertTrue(sentences.size() > 100);
    String code = code();
    List<String> unused = new ArrayList<>(sentences.stringPropertyNames());
    unused.removeIf(key -> isSaid(key, code));
    assertEquals(List.of(), unused.stream().sorted().toList());
  }

  /**
   * Whether the code names this key, as a whole or by its beginning, to which it adds what it
   * found.
   */
  private static boolean isSaid(String key, String code) {
    boolean said = code.contains('"' + key + '"');
    for (int dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
      said |= code.contains('"' + key.substring(0, dot + 1) + '"');
    }
    return said;
  }
}
