package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Where many arguments are handed over together, a value wants to be born. No record, constructor
 * or method has more than ten.
 */
class ArgumentsTest {
  private static final int MOST = 10;

  /** Those that have more, each with its reason. */
  private static final Map<String, String> FLAT =
      Map.of("WideProduct.fold", "the columns of a product, which stay in registers");

  private static final Pattern OPENED =
      Pattern.compile("(?<!\\bnew )(?<![\\w.])(\\w+)(?:<[^()]*>)?\\(");
  private static final Pattern FIRST =
      Pattern.compile("\\s*(?:final |@\\w+ )*[\\w.<>\\[\\]?@, ]+ \\w+\\s*");
  private static final Pattern BEHIND = Pattern.compile("\\s*(?:\\{|;|throws\\b|implements\\b).*");

  @Test
  void nothingHasMoreThanTenArguments() throws IOException {
    Map<String, Integer> found = new TreeMap<>();
    for (Path file : Sources.shipped()) {
      String type = String.valueOf(file.getFileName()).replace(".java", "");
      longLists(Files.readString(file))
          .forEach((name, count) -> found.put(type + "." + name, count));
    }
    assertEquals(new TreeSet<>(FLAT.keySet()), found.keySet(), found::toString);
  }

  @Test
  void aLongListIsFound() {
    String eleven = "Map<K, V> a, int b, int c, int d, int e, int f, int g, int h, int i, int j";
    assertEquals(Map.of(), longLists("record One(" + eleven + ") {}"));
    assertEquals(Map.of("One", 11), longLists("record One(" + eleven + ", int k) {}"));
    assertEquals(Map.of("done", 11), longLists("void done(\n    " + eleven + ",\n    int k) {"));
    assertEquals(Map.of(), longLists("x = done(a, b, c, d, e, f, g, h, i, j, k);"));
  }

  /** The declarations in a source with more arguments than there may be, with their number. */
  private static Map<String, Integer> longLists(String file) {
    String source = Sources.withoutComments(file);
    Map<String, Integer> found = new TreeMap<>();
    Matcher opened = OPENED.matcher(source);
    while (opened.find()) {
      int end = Sources.closing(source, opened.end());
      List<String> parts = Sources.parts(source.substring(opened.end(), end));
      if (parts.size() > MOST
          && FIRST.matcher(parts.get(0)).matches()
          && BEHIND.matcher(source.substring(end + 1).lines().findFirst().orElse("")).matches()) {
        found.put(opened.group(1), parts.size());
      }
    }
    return found;
  }
}
