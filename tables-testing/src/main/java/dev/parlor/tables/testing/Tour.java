package dev.parlor.tables.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What docs/TOUR.md tells of the ways that tests walk. */
public final class Tour {
  private static final Pattern ROW = Pattern.compile("\\| \\[?(\\w+).*");

  private Tour() {}

  /** The names of the files in the first table behind a sentence, in its order. */
  public static List<String> files(String sentence) {
    List<String> lines = lines();
    int at = 0;
    while (!lines.get(at).contains(sentence)) {
      at++;
    }
    while (!lines.get(at).startsWith("|--")) {
      at++;
    }
    List<String> files = new ArrayList<>();
    Matcher row = ROW.matcher(lines.get(++at));
    while (row.matches()) {
      files.add(row.group(1));
      row = ROW.matcher(lines.get(++at));
    }
    return files;
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(Walk.house().resolve("docs/TOUR.md"), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
