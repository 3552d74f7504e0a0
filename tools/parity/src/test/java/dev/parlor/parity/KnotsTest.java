package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No packages of a module know each other in a circle, so whoever reads one of them can stop where
 * it ends. One package knows another if it imports a class of it, or names one with its package in
 * code.
 */
class KnotsTest {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(dev\\.parlor[a-z0-9_.]*)\\.([A-Z]\\w*)");
  private static final Pattern NAMED =
      Pattern.compile("(?m)^(?! *(?:\\*|//|import )).*?\\b(dev\\.parlor[a-z0-9_.]*)\\.([A-Z]\\w*)");

  /**
   * Modules whose tests start the whole program, or tables of all games, from the package that they
   * look at.
   */
  private static final Set<String> WHOLE = Set.of("app", "terminal", "p2p-testing");

  static List<String> modules() {
    return Pom.parent().everyModule();
  }

  static List<String> modulesTestedRoomByRoom() {
    return modules().stream().filter(module -> !WHOLE.contains(module)).toList();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noPackagesKnowEachOtherInACircle(String module) {
    assertEquals(Set.of(), knotted(arrows(main(module))), module);
  }

  /** The tests by themselves: what they know of the product leads out of them. */
  @ParameterizedTest
  @MethodSource("modules")
  void noPackagesOfTestsKnowEachOtherInACircle(String module) {
    assertEquals(Set.of(), knotted(arrowsOfTests(module)), module);
  }

  /** A package with its tests knows no package that knows it. */
  @ParameterizedTest
  @MethodSource("modulesTestedRoomByRoom")
  void noTestKnowsAPackageThatStandsOnItsOwn(String module) {
    assertEquals(Set.of(), knotted(arrows(main(module), tests(module))), module);
  }

  @Test
  void noModuleIsExcusedWithoutNeed() {
    for (String module : WHOLE) {
      assertNotEquals(Set.of(), knotted(arrows(main(module), tests(module))), module);
    }
  }

  @Test
  void aKnotIsFoundAndWhatLeadsToItIsNoPartOfIt() {
    Map<String, Set<String>> arrows = new TreeMap<>();
    arrows.put("door", Set.of("one"));
    arrows.put("one", Set.of("two", "leaf"));
    arrows.put("two", Set.of("three"));
    arrows.put("three", Set.of("one"));
    assertEquals(Set.of("one", "two", "three"), knotted(arrows));
  }

  @Test
  void theModulesHavePackagesAndArrows() {
    Map<String, Set<String>> arrows = arrows(main("p2p-protocol"));
    assertTrue(arrows.get("dev.parlor.p2p.table").contains("dev.parlor.p2p.lobby"));
    Map<String, Set<String>> tests = arrowsOfTests("app");
    assertTrue(tests.get("dev.parlor.app.phones").contains("dev.parlor.app.household"));
    assertFalse(tests.get("dev.parlor.app.household").contains("dev.parlor.app.lobby"));
  }

  private static Path main(String module) {
    return RepositoryFiles.ROOT.resolve(module).resolve("src/main/java");
  }

  private static Path tests(String module) {
    return RepositoryFiles.ROOT.resolve(module).resolve("src/test/java");
  }

  /** The packages from which a way leads back to themselves. */
  private static Set<String> knotted(Map<String, Set<String>> arrows) {
    Set<String> knotted = new TreeSet<>();
    for (String start : arrows.keySet()) {
      Set<String> reached = new TreeSet<>();
      List<String> open = new ArrayList<>(arrows.get(start));
      while (!open.isEmpty()) {
        String next = open.remove(open.size() - 1);
        if (reached.add(next)) {
          open.addAll(arrows.getOrDefault(next, Set.of()));
        }
      }
      if (reached.contains(start)) {
        knotted.add(start);
      }
    }
    return knotted;
  }

  private static Map<String, Set<String>> arrows(Path... sources) {
    return arrows((folder, name) -> true, sources);
  }

  /** The arrows between classes of tests alone. */
  private static Map<String, Set<String>> arrowsOfTests(String module) {
    Path tests = tests(module);
    return arrows(
        (folder, name) ->
            Files.exists(tests.resolve(folder.replace('.', '/')).resolve(name + ".java")),
        tests);
  }

  /** The arrows that lead to classes, by package and name, that count. */
  private static Map<String, Set<String>> arrows(
      BiPredicate<String, String> counts, Path... sources) {
    Map<String, Set<String>> arrows = new TreeMap<>();
    for (Path source : sources) {
      if (Files.isDirectory(source)) {
        try (Stream<Path> walk = Files.walk(source)) {
          walk.filter(file -> file.toString().endsWith(".java"))
              .forEach(file -> read(file, counts, arrows));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    arrows.forEach((from, to) -> to.remove(from));
    return arrows;
  }

  private static void read(
      Path file, BiPredicate<String, String> counts, Map<String, Set<String>> arrows) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Matcher own = PACKAGE.matcher(text);
    if (own.find()) {
      Set<String> to = arrows.computeIfAbsent(own.group(1), key -> new TreeSet<>());
      for (Pattern pattern : List.of(IMPORT, NAMED)) {
        Matcher found = pattern.matcher(text);
        while (found.find()) {
          if (counts.test(found.group(1), found.group(2))) {
            to.add(found.group(1));
          }
        }
      }
    }
  }
}
