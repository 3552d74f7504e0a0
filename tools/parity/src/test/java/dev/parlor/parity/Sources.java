package dev.parlor.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The product's sources, and what can be read from one without a compiler. */
final class Sources {
  private Sources() {}

  /** All Java files of src/main, of every module and of the tools. */
  static List<Path> shipped() {
    try (Stream<Path> walk = Files.walk(RepositoryFiles.ROOT)) {
      return walk.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().replace('\\', '/').contains("src/main/java/"))
          .sorted()
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A source without its comments, and with nothing in its texts. */
  static String withoutComments(String file) {
    return file.replaceAll("(?s)/\\*.*?\\*/", "")
        .replaceAll("//.*", "")
        .replaceAll("\"(?:\\\\.|[^\"\\\\\\n])*\"", "\"\"");
  }

  /** Where the bracket is closed that was opened right before this place. */
  static int closing(String source, int from) {
    int depth = 1;
    int at = from;
    for (; depth > 0 && at < source.length(); at++) {
      depth += step(source.charAt(at), "({", ")}");
    }
    return at - 1;
  }

  /** The parts of a list, between its commas; commas in brackets part nothing. */
  static List<String> parts(String list) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int at = 0; at < list.length(); at++) {
      depth += step(list.charAt(at), "<({", ">)}");
      if (list.charAt(at) == ',' && depth == 0) {
        parts.add(list.substring(from, at));
        from = at + 1;
      }
    }
    parts.add(list.substring(from));
    return parts;
  }

  private static int step(char c, String opening, String closing) {
    return opening.indexOf(c) >= 0 ? 1 : closing.indexOf(c) >= 0 ? -1 : 0;
  }
}
