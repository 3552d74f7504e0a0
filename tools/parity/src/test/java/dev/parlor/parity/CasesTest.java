package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A kind that is forgotten should not compile. Where one method asks of one value three times or
 * more what it is an instance of, the compiler finds nothing missing, so a sealed type hands its
 * values over to whoever has a word for each kind. These are the places that still ask.
 */
class CasesTest {
  private static final int MANY = 3;

  /** What it is today, by module; none is the aim. It may become less and never more. */
  private static final Map<String, Integer> ASK_STILL =
      Map.of(
          "app", 4,
          "core-games", 12,
          "p2p-protocol", 8,
          "p2p-testing", 13,
          "tables", 6,
          "terminal", 2);

  private static final Pattern METHOD =
      Pattern.compile("(?ms)^ {2}(?! )[^;{}]*\\{\\n(.*?)^ {2}\\}");
  private static final Pattern ASKED = Pattern.compile("([\\w.]+(?:\\([^()]*\\))?)\\s+instanceof ");

  @Test
  void fewMethodsAskOneValueForManyKinds() throws IOException {
    Map<String, List<String>> asking = new TreeMap<>();
    for (Path file : sources()) {
      String where = String.valueOf(file.getFileName());
      for (String value : askedOften(Files.readString(file))) {
        String module = String.valueOf(Repository.ROOT.relativize(file).getName(0));
        asking.computeIfAbsent(module, key -> new ArrayList<>()).add(where + " asks " + value);
      }
    }
    asking.forEach(
        (module, places) ->
            assertTrue(
                places.size() <= ASK_STILL.getOrDefault(module, 0),
                () -> module + ", " + places.size() + " places: " + places));
  }

  @Test
  void whoAsksThreeTimesIsFound() {
    String asks =
        """
        class A {
          int of(Object a) {
            if (a instanceof B) {
              return 1;
            }
            return a instanceof C ? 2 : b() instanceof D || a instanceof D ? 3 : 4;
          }
        }
        """;
    assertEquals(List.of("a"), askedOften(asks));
    assertEquals(List.of(), askedOften(asks.replace("|| a instanceof D", "")));
  }

  private static List<String> askedOften(String source) {
    List<String> often = new ArrayList<>();
    Matcher method = METHOD.matcher(source);
    while (method.find()) {
      Map<String, Integer> times = new TreeMap<>();
      Matcher asked = ASKED.matcher(method.group(1));
      while (asked.find()) {
        times.merge(asked.group(1), 1, Integer::sum);
      }
      times.values().removeIf(count -> count < MANY);
      often.addAll(times.keySet());
    }
    return often;
  }

  private static List<Path> sources() {
    try (Stream<Path> walk = Files.walk(Repository.ROOT)) {
      return walk.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> isShipped(Repository.ROOT.relativize(file)))
          .sorted()
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isShipped(Path file) {
    return file.getNameCount() > 4 && file.subpath(1, 4).equals(Path.of("src", "main", "java"));
  }
}
