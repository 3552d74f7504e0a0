package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A name means one thing: a simple name stands for one class in all that ships. Three kinds of
 * names are free. Two games may have one word, such as the phases of each, but none that the house
 * uses for something else. What a platform does for the radio is called the same on Android and on
 * Linux. A nested class is named with the one around it.
 */
class NamesTest {
  private static final Set<String> SHIPPED =
      Set.of(
          "core-games",
          "crypto",
          "p2p-protocol",
          "tables",
          "rim",
          "radio",
          "bluez",
          "terminal",
          "app");

  @Test
  void noNameMeansTwoThings() {
    Map<String, Set<String>> twice = new TreeMap<>(named());
    twice.values().removeIf(places -> places.size() < 2);
    assertEquals(Map.of(), twice);
  }

  @Test
  void noWordOfAGameMeansSomethingElseInTheHouse() {
    Map<String, Set<String>> both = new TreeMap<>(named(NamesTest::isOfAGame));
    both.keySet().retainAll(named().keySet());
    assertEquals(Map.of(), both);
  }

  @Test
  void classesAreFound() {
    assertTrue(named().size() > 900, () -> named().size() + " names");
    assertEquals(Set.of("dev/parlor/tables/sitting"), named().get("Table"));
    assertEquals(Set.of("dev/parlor/games/piles"), named(NamesTest::isOfAGame).get("Piles"));
  }

  /** The packages of every simple name of the house. */
  private static Map<String, Set<String>> named() {
    return named(folder -> !isOfAGame(folder) && !folder.startsWith("dev/parlor/bluez"));
  }

  private static Map<String, Set<String>> named(Predicate<String> folders) {
    Map<String, Set<String>> named = new TreeMap<>();
    for (String module : SHIPPED) {
      Path sources = Repository.ROOT.resolve(module).resolve("src/main/java");
      for (Path file : below(sources)) {
        String folder = sources.relativize(file.getParent()).toString().replace('\\', '/');
        String name = String.valueOf(file.getFileName()).replace(".java", "");
        if (!name.equals("package-info") && folders.test(folder)) {
          named.computeIfAbsent(name, key -> new TreeSet<>()).add(folder);
        }
      }
    }
    return named;
  }

  private static boolean isOfAGame(String folder) {
    return folder.matches("dev/parlor/games/(?!bot|card|table|text|hand).+");
  }

  private static Set<Path> below(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> file.toString().endsWith(".java"))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
