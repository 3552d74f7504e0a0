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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A name means one thing: in all modules, testing rooms and tools included, a simple name stands
 * for one class. In product code that is so without an exception. Classes of tests share no name
 * with the product or with each other, but a gate that several modules hold is called the same in
 * each. A nested class is named with the one around it.
 */
class NamesTest {
  /** Tests that hold the same promise, each in several modules. */
  private static final Set<String> GATES =
      Set.of("ArrowsTest", "EveryLiarOnTheScreenTest", "UnfinishedColumnTest", "WalksTest");

  /** A type that no other is around: google-java-format puts its first word at the margin. */
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:[a-z-]+ )*(?:class|record|interface|enum|@interface) (\\w+)");

  @Test
  void noNameOfTheProductMeansTwoThings() {
    assertEquals(Map.of(), twice(named("src/main/java")));
  }

  @Test
  void noNameOfATestMeansTwoThings() {
    Map<String, Set<String>> twice = twice(named("src/main/java", "src/test/java"));
    assertEquals(GATES, twice.keySet(), twice::toString);
  }

  @Test
  void classesAreFound() {
    Map<String, Set<String>> named = named("src/main/java", "src/test/java");
    assertTrue(named.size() > 2_200, () -> named.size() + " names");
    assertEquals(
        Set.of("tables/src/main/java/dev/parlor/tables/sitting/Table.java"), named.get("Table"));
    assertEquals(
        Set.of("tools/radio-vm/src/main/java/dev/parlor/radiovm/RadioLiar.java"),
        named.get("RadioLiar"));
    assertEquals(
        Set.of("tools/parity/src/test/java/dev/parlor/parity/NamesTest.java"),
        named.get("NamesTest"));
  }

  private static Map<String, Set<String>> twice(Map<String, Set<String>> named) {
    named.values().removeIf(files -> files.size() < 2);
    return named;
  }

  /** The files of every simple name below these folders of the modules. */
  private static Map<String, Set<String>> named(String... sources) {
    Map<String, Set<String>> named = new TreeMap<>();
    for (String module : Pom.parent().everyModule()) {
      for (String source : sources) {
        for (Path file : below(RepositoryFiles.ROOT.resolve(module).resolve(source))) {
          String path = RepositoryFiles.ROOT.relativize(file).toString().replace('\\', '/');
          Matcher type = TYPE.matcher(RepositoryFiles.text(path));
          while (type.find()) {
            named.computeIfAbsent(type.group(1), key -> new TreeSet<>()).add(path);
          }
        }
      }
    }
    return named;
  }

  private static Set<Path> below(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Set.of();
    }
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> file.toString().endsWith(".java"))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
