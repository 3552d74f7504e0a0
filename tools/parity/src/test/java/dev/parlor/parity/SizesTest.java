package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A file of more than 250 lines wants a reason. ADR 20 names each of them with its reason, and no
 * other file, and says how many they are.
 */
class SizesTest {
  private static final int LINES = 250;
  private static final String HEAD = "**What is longer, and why.**";
  private static final Path PAGE =
      RepositoryFiles.ROOT.resolve("docs/adr/0020-packages-and-walks.md");
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| of these, .* \\| (\\d+) \\|$");

  @Test
  void everyLongFileHasAReason() throws IOException {
    String page = page();
    int from = page.indexOf("\n\n", page.indexOf(HEAD)) + 2;
    Set<String> named = new TreeSet<>();
    Matcher name = NAME.matcher(page.substring(from, page.indexOf("\n\n", from)));
    while (name.find()) {
      named.add(name.group(1));
    }
    assertEquals(longFiles(), named);
  }

  @Test
  void thePageSaysHowManyTheyAre() throws IOException {
    int count = longFiles().size();
    assertTrue(page().contains(HEAD + " " + count + " files have more than"), count + " files");
    Matcher row = ROW.matcher(page());
    assertTrue(row.find());
    assertEquals(count, Integer.parseInt(row.group(1)));
  }

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  private static Set<String> longFiles() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path file : Sources.shipped()) {
      if (Files.readAllLines(file).size() > LINES) {
        names.add(String.valueOf(file.getFileName()).replace(".java", ""));
      }
    }
    return names;
  }
}
