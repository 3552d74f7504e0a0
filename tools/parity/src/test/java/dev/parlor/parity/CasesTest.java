package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
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
import org.junit.jupiter.api.Test;

/**
 * A forgotten kind of a value should not compile. So a sealed type hands its values over to a
 * visitor that has a word for each kind. A method that asks of one value three times or more which
 * class it is of leaves the compiler nothing to find.
 */
class CasesTest {
  private static final int MANY = 3;

  /** Methods that may ask, each with its reason. Their values are of no sealed type. */
  private static final Map<String, String> NO_DISPATCH =
      Map.of("Words asks arg", "what fills a sentence is of no common type");

  /** Sealed types with two kinds that have one word, each with its reason. */
  private static final Map<String, String> ONE_WORD =
      Map.of("OfLog", "a phone asks for a log in two forms, the shorter one if it has one epoch");

  private static final Pattern METHOD =
      Pattern.compile("(?ms)^ {2}(?! )[^;{}]*\\{\\n(.*?)^ {2}\\}");
  private static final Pattern ASKED = Pattern.compile("([\\w.]+(?:\\([^()]*\\))?)\\s+instanceof ");

  @Test
  void noMethodAsksOneValueForManyKindsWithoutAReason() throws IOException {
    Set<String> asking = new TreeSet<>();
    for (Path file : Sources.shipped()) {
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

  @Test
  void everySealedTypeHandsItselfOver() {
    Set<String> silent = new TreeSet<>();
    for (SealedType type : SealedType.in(Sources.shipped())) {
      if (!type.handsItselfOver()) {
        silent.add(type.name());
      }
    }
    assertEquals(Set.of(), silent);
  }

  @Test
  void everyKindHasItsWord() {
    Set<String> tooFew = new TreeSet<>();
    for (SealedType type : SealedType.in(Sources.shipped())) {
      if (type.handsItselfOver() && type.words() < type.kinds()) {
        tooFew.add(type.name());
      }
    }
    assertEquals(ONE_WORD.keySet(), tooFew);
  }

  @Test
  void noWatcherIsSilentByDefault() throws IOException {
    Set<String> silent = new TreeSet<>();
    for (Path file : Sources.shipped()) {
      String name = String.valueOf(file.getFileName()).replace(".java", "");
      if (name.matches(".+(Watcher|Listener)")
          && Sources.withoutComments(Files.readString(file)).contains(" default ")) {
        silent.add(name);
      }
    }
    assertEquals(Set.of(), silent);
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
}
