package dev.parlor.terminal.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What docs/TOUR.md tells of the ways that this module's test walks. */
final class Tour {
  private static final Path PAGE = Path.of("..", "docs", "TOUR.md");
  private static final Pattern ROW = Pattern.compile("\\| \\[?(\\w+).*");

  private Tour() {}

  /** The names of the files in the first table behind a sentence. */
  static Set<String> files(String sentence) {
    try {
      List<String> lines = Files.readAllLines(PAGE);
      int at = 0;
      while (!lines.get(at).contains(sentence)) {
        at++;
      }
      while (!lines.get(at).startsWith("|--")) {
        at++;
      }
      Set<String> files = new TreeSet<>();
      Matcher row = ROW.matcher(lines.get(++at));
      while (row.matches()) {
        files.add(row.group(1));
        row = ROW.matcher(lines.get(++at));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
