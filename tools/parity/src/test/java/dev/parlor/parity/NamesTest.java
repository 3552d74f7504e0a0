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
 * A name means one thing: in the product code of all modules, testing rooms and tools included, a
 * simple name stands for one class. A nested class is named with the one around it.
 */
class NamesTest {
  /** A type that no other is around: google-java-format puts its first word at the margin. */
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:[a-z-]+ )*(?:class|record|interface|enum|@interface) (\\w+)");

  @Test
  void noNameMeansTwoThings() {
    Map<String, Set<String>> twice = named();
    twice.values().removeIf(places -> places.size() < 2);
    assertEquals(Map.of(), twice);
  }

  @Test
  void classesAreFound() {
    Map<String, Set<String>> named = named();
    assertTrue(named.size() > 1_300, () -> named.size() + " names");
    assertEquals(
        Set.of("tables/src/main/java/dev/parlor/tables/sitting/Table.java"), named.get("Table"));
    assertEquals(
        Set.of("tools/radio-vm/src/main/java/dev/parlor/radiovm/RadioLiar.java"),
        named.get("RadioLiar"));
  }

  /** The files of every simple name. */
  private static Map<String, Set<String>> named() {
    Map<String, Set<String>> named = new TreeMap<>();
    for (String module : Pom.parent().everyModule()) {
      for (Path file : below(RepositoryFiles.ROOT.resolve(module).resolve("src/main/java"))) {
        String path = RepositoryFiles.ROOT.relativize(file).toString().replace('\\', '/');
        Matcher type = TYPE.matcher(RepositoryFiles.text(path));
        while (type.find()) {
          named.computeIfAbsent(type.group(1), key -> new TreeSet<>()).add(path);
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
