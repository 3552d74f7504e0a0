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
      Pattern.compile("(?m)^import (?:static )?(dev\\.parlor[a-z0-9_.]*)\\.[A-Z]");
  private static final Pattern NAMED =
      Pattern.compile("(?m)^(?! *(?:\\*|//|import )).*?\\b(dev\\.parlor[a-z0-9_.]*)\\.[A-Z]");

  static List<String> modules() {
    return Pom.parent().modules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noPackagesKnowEachOtherInACircle(String module) {
    Path source = RepositoryFiles.ROOT.resolve(module).resolve("src/main/java");
    assertEquals(Set.of(), knotted(arrows(source)), module);
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
    Map<String, Set<String>> arrows =
        arrows(RepositoryFiles.ROOT.resolve("p2p-protocol/src/main/java"));
    assertEquals(true, arrows.get("dev.parlor.p2p.table").contains("dev.parlor.p2p.lobby"));
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

  private static Map<String, Set<String>> arrows(Path source) {
    Map<String, Set<String>> arrows = new TreeMap<>();
    if (!Files.isDirectory(source)) {
      return arrows;
    }
    try (Stream<Path> walk = Files.walk(source)) {
      walk.filter(file -> file.toString().endsWith(".java")).forEach(file -> read(file, arrows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    arrows.forEach((from, to) -> to.remove(from));
    return arrows;
  }

  private static void read(Path file, Map<String, Set<String>> arrows) {
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
          to.add(found.group(1));
        }
      }
    }
  }
}
