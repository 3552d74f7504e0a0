package dev.parlor.terminal.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.nerve.EightGames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The eighth game lies in its own folder. docs/ADDING-A-GAME.md lists all of it and nothing else.
 */
class AddingAGameTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String HOME = "tables-testing/src/main/";
  private static final List<String> OWN =
      List.of(
          HOME + "java/dev/parlor/nerve/",
          HOME + "resources/dev/parlor/nerve/",
          HOME + "resources/dev/parlor/tables/bots/nerve.yaml");

  /** Its package, its name in code, its name among people, or a key of its words. */
  private static final Pattern NAMED =
      Pattern.compile("dev\\.parlor\\.nerve|\"nerve\"|\\bNerve\\b|(?m)^nerve\\.");

  private static final Pattern MODULE = Pattern.compile("<module>(.*?)</module>");

  @Test
  void thePageListsEveryFileWithItsLines() throws IOException {
    String page = Files.readString(ROOT.resolve("docs/ADDING-A-GAME.md"));
    Set<String> listed =
        page.lines().filter(line -> line.startsWith("| [")).collect(Collectors.toSet());
    Set<String> there = new TreeSet<>();
    for (Path file : own()) {
      String name = name(file);
      long lines = Files.readString(file, StandardCharsets.UTF_8).lines().count();
      there.add("| [" + file.getFileName() + "](../" + name + ") | " + lines + " |");
    }
    Set<String> rows =
        listed.stream()
            .map(row -> row.substring(0, row.indexOf('|', row.indexOf('|', 2) + 1) + 1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(there, rows);
  }

  @Test
  void nothingThatGamesShareHadToNameIt() throws IOException {
    assertFalse(own().isEmpty());
    Set<String> naming = new TreeSet<>();
    List<String> modules = modules();
    assertTrue(modules.contains("app") && modules.contains("tools/bench"), modules::toString);
    for (String module : modules) {
      Path sources = ROOT.resolve(module).resolve("src/main");
      for (Path file : Files.isDirectory(sources) ? below(sources) : List.<Path>of()) {
        String name = name(file);
        boolean text = name.matches(".*\\.(java|properties|xml|txt|yaml)");
        boolean shared = OWN.stream().noneMatch(name::startsWith);
        if (text && shared && NAMED.matcher(Files.readString(file)).find()) {
          naming.add(name);
        }
      }
    }
    assertEquals(Set.of(), naming);
    assertEquals("nerve", EightGames.NERVE.id());
  }

  private static List<String> modules() throws IOException {
    return MODULE
        .matcher(Files.readString(ROOT.resolve("pom.xml")))
        .results()
        .map(module -> module.group(1))
        .collect(Collectors.toList());
  }

  private static List<Path> own() {
    List<Path> files = new ArrayList<>();
    OWN.forEach(start -> files.addAll(below(ROOT.resolve(start))));
    return files;
  }

  private static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static List<Path> below(Path start) {
    try (Stream<Path> walk = Files.walk(start)) {
      return walk.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
