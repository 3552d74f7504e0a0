package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every row of docs/SEEDS.md has a mutation that could be tried: its file and its test are there,
 * and the file has what the mutation changes. {@code tools/seeds.sh} tries them at night.
 */
class MutationsTest {
  private static final Pattern ROW = Pattern.compile("(?m)^\\| ([A-Z]\\d+) \\|");

  @Test
  void everyMutationFindsItsFileItsTestAndWhatItChanges() {
    List<String> wrong = new ArrayList<>();
    for (String[] row : mutations()) {
      String test = row[2].replaceAll("[#(].*", "").replace('.', '/');
      String method = row[2].replaceAll(".*#|\\(.*", "");
      String source = row[1] + "/src/test/java/" + test + ".java";
      if (!isThere(row[3])) {
        wrong.add(row[0] + ": no file " + row[3]);
      } else if (!isThere(source) || !RepositoryFiles.text(source).contains(method + "(")) {
        wrong.add(row[0] + ": no test " + row[2]);
      } else if (!finds(row[4], RepositoryFiles.text(row[3]))) {
        wrong.add(row[0] + ": nothing to change by " + row[4]);
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void everyRowOfThePageHasItsMutation() {
    List<String> rows = new ArrayList<>();
    Matcher row = ROW.matcher(RepositoryFiles.text("docs/SEEDS.md"));
    while (row.find()) {
      rows.add(row.group(1));
    }
    assertTrue(rows.size() > 1);
    assertEquals(rows, mutations().stream().map(mutation -> mutation[0]).toList());
  }

  private static List<String[]> mutations() {
    return RepositoryFiles.text("tools/seeds/mutations.tsv")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split("\t"))
        .toList();
  }

  /** Whether a line of the text has what a sed command would replace. */
  private static boolean finds(String sed, String text) {
    String[] parts = sed.split("(?<!\\\\)" + Pattern.quote(sed.substring(1, 2)), -1);
    return text.lines().anyMatch(Pattern.compile(parts[1]).asPredicate());
  }

  private static boolean isThere(String file) {
    return Files.exists(RepositoryFiles.ROOT.resolve(file));
  }
}
