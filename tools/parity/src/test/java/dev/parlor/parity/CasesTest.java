package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A forgotten kind of a value should not compile. A method that asks of one value three times or
 * more which class it is of leaves the compiler nothing to find. So a sealed type hands its values
 * over to a visitor that has a method for each kind.
 */
class CasesTest {
  private static final int MANY = 3;

  /**
   * Methods that may ask, each with its reason. Their values are of no sealed type, or they look
   * for a few kinds and the others don't concern them.
   */
  private static final Map<String, String> NO_DISPATCH =
      Map.ofEntries(
          Map.entry("Words asks arg", "what fills a sentence is of no sealed type"),
          Map.entry("Replay asks event", "looks for those who were not there"),
          Map.entry(
              "SealedEngine asks request", "the rest is met at once: nobody waits for a look"),
          Map.entry(
              "RecallGrammar asks choice",
              "looks for choices of cards, to say how cards are typed"),
          Map.entry("SessionSeeds asks input", "writes down what its script has signs for"),
          Map.entry("Counter asks answer", "looks for the last that a station says"),
          Map.entry("Puppet asks content", "looks for what carries an entry"),
          Map.entry("Replay asks result", "of six kinds it tells two apart from all others"),
          Map.entry("SharedLog asks result", "what is known or worthless changes nothing"));

  private static final Pattern METHOD =
      Pattern.compile("(?ms)^ {2}(?! )[^;{}]*\\{\\n(.*?)^ {2}\\}");
  private static final Pattern ASKED = Pattern.compile("([\\w.]+(?:\\([^()]*\\))?)\\s+instanceof ");

  @Test
  void noMethodAsksOneValueForManyKindsWithoutAReason() throws IOException {
    Set<String> asking = new TreeSet<>();
    for (Path file : sources()) {
      String name = String.valueOf(file.getFileName()).replace(".java", "");
      askedOften(Files.readString(file)).forEach(value -> asking.add(name + " asks " + value));
    }
    assertEquals(new TreeSet<>(NO_DISPATCH.keySet()), asking);
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
    try (Stream<Path> walk = Files.walk(RepositoryFiles.ROOT)) {
      return walk.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> isShipped(RepositoryFiles.ROOT.relativize(file)))
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
