package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.testing.troupe.Liars;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A promise of THREATS.md that names a test names one that exists. */
class ThreatsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern QUOTED = Pattern.compile("`([A-Za-z0-9-]+)`");

  private static Set<String> tests() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      Set<String> tests = new HashSet<>();
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Test.java"))
          .forEach(name -> tests.add(name.substring(0, name.length() - ".java".length())));
      return tests;
    }
  }

  @Test
  void everyTestAndEveryLiarThatAPromiseNamesExists() throws IOException {
    Set<String> known = tests();
    Liars.all().forEach(liar -> known.add(liar.name()));
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (String line : Files.readAllLines(ROOT.resolve(Path.of("docs", "THREATS.md")))) {
      Matcher quoted = QUOTED.matcher(line);
      while (line.startsWith("|") && quoted.find()) {
        String name = quoted.group(1);
        if (name.endsWith("Test") || name.contains("-")) {
          named++;
          if (!known.contains(name)) {
            missing.add(name);
          }
        }
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(named > 80, named + " names");
  }

  @Test
  void everyPromiseNamesATest() throws IOException {
    String all = Files.readString(ROOT.resolve(Path.of("docs", "THREATS.md")));
    int from = all.indexOf("| promise | breaks if it is false |");
    String table = all.substring(from, all.indexOf("\n\n", from));
    for (String line : table.split("\n")) {
      boolean head = line.startsWith("| promise") || line.startsWith("|---");
      assertTrue(head || line.contains("Test`"), line);
    }
  }
}
