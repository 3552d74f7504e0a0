package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A new game touches nothing that all games share. Outside of kits, plans and the packages of the
 * games themselves nothing names a game's package, its name or its constant, and no map is keyed by
 * games. A module may have one list of cards, which holds nothing else.
 */
class GamesByCardTest {
  private static final Pattern GAME = Pattern.compile("new GameId\\(\"([a-z]+)\"\\)");
  private static final Pattern KEYED = Pattern.compile("Map<(GameId|Bots|\\w*Kit)\\b");
  private static final Pattern CARD = Pattern.compile("dev\\.parlor\\.p2p\\.kits\\.");
  private static final String TITLE = "game.title";
  private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?([\\w.]+);$");
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(\\*|//|/\\*\\*|<!--).*$");

  private static final String CATALOGUE = "tables/src/main/java/dev/parlor/tables/Catalogue.java";
  private static final String KITS = "p2p-protocol/src/main/java/dev/parlor/p2p/kits/";

  /** The places of kits and plans. All else of a game stands in packages with its name. */
  private static final List<String> CARDS =
      List.of(KITS, "app/src/main/java/dev/parlor/app/plans/");

  @Test
  void nothingThatGamesShareNamesAGame() {
    Set<String> offences = new TreeSet<>();
    Set<String> games = games();
    shared(games)
        .filter(file -> !isList(code(file), games))
        .forEach(file -> games.forEach(game -> named(file, game).forEach(offences::add)));
    assertEquals(Set.of(), offences);
  }

  /** A game's own files name its card; nobody else names one, except in a list of cards. */
  @Test
  void nothingThatGamesShareNamesACard() {
    Set<String> games = games();
    Set<String> naming =
        shared(games)
            .filter(file -> CARD.matcher(code(file)).find() && !isList(code(file), games))
            .map(GamesByCardTest::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), naming);
  }

  /** What stands in a package of one game is of no other game. */
  @Test
  void noPackageOfAGameNamesAnotherGame() {
    Set<String> games = games();
    Set<String> offences = new TreeSet<>();
    for (String own : games) {
      sources()
          .filter(file -> name(file).contains("/" + own + "/"))
          .forEach(
              file ->
                  games.stream()
                      .filter(game -> !game.equals(own))
                      .forEach(game -> imported(file, game).forEach(offences::add)));
    }
    assertEquals(Set.of(), offences);
  }

  /** The cards of the games stand in one list for each room that has cards. */
  @Test
  void noModuleHasTwoListsOfCards() {
    Set<String> games = games();
    List<String> lists =
        shared(games)
            .filter(file -> !namedOf(code(file), games).isEmpty() && isList(code(file), games))
            .map(GamesByCardTest::name)
            .collect(Collectors.toList());
    assertTrue(lists.contains(CATALOGUE), lists.toString());
    assertEquals(
        lists.size(),
        lists.stream().map(file -> file.substring(0, file.indexOf("/src/"))).distinct().count(),
        lists.toString());
  }

  /** What all games share on a phone, in the terminal and at the tables says nothing of a game. */
  @Test
  void noTextThatGamesShareNamesAGame() throws IOException {
    Set<String> games = games();
    Pattern naming = Pattern.compile("(?iu)(?<![\\p{L}])(" + String.join("|", called(games)) + ")");
    Set<String> offences = new TreeSet<>();
    for (Path file : texts()) {
      if (games.stream().anyMatch(game -> name(file).contains("/" + game + "/"))) {
        continue;
      }
      Files.readString(file)
          .replaceAll("(?s)<!--.*?-->", "")
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.replace("''", "'"))
          .filter(line -> naming.matcher(line).find())
          .forEach(line -> offences.add(name(file) + ": " + line.trim()));
    }
    assertEquals(Set.of(), offences);
  }

  /** The names of the games, and every word of their titles but the one that the house has too. */
  private static Set<String> called(Set<String> games) throws IOException {
    Set<String> called = new TreeSet<>(games);
    for (Path file : texts()) {
      if (games.stream().anyMatch(game -> name(file).contains("/tables/" + game + "/"))) {
        Properties words = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
          words.load(reader);
        }
        Stream.of(words.getProperty(TITLE, "").replace("''", "'").split(" "))
            .filter(word -> word.length() > 3 && !word.equalsIgnoreCase("parlor"))
            .map(Pattern::quote)
            .forEach(called::add);
      }
    }
    return called;
  }

  /** The texts of all rooms. */
  private static List<Path> texts() {
    return Stream.of("app/src/main/res", "terminal/src/main/resources", "tables/src/main/resources")
        .flatMap(
            folder -> below(RepositoryFiles.ROOT.resolve(folder), ".xml", ".properties").stream())
        .collect(Collectors.toList());
  }

  @Test
  void noMapIsKeyedByGames() {
    Set<String> keyed =
        sources()
            .filter(file -> KEYED.matcher(code(file)).find())
            .map(GamesByCardTest::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), keyed);
  }

  @Test
  void theGamesAreFound() {
    String shipped = code(RepositoryFiles.ROOT.resolve(CATALOGUE));
    assertEquals(
        shipped.split("Table\\.KIT\\b", -1).length - 1, games().size(), games().toString());
    assertTrue(sources().count() > 1000);
    Path card = RepositoryFiles.ROOT.resolve(KITS).resolve("PokerKit.java");
    assertEquals(1, named(card, "poker").count(), "a file that names one is seen");
    assertTrue(isList(shipped, games()));
    assertFalse(isList(code(card), games()), "a card is no list of cards");
  }

  /** The packages of the games, by the names that their rules give them. */
  private static Set<String> games() {
    Set<String> games = new TreeSet<>();
    sources()
        .filter(file -> name(file).startsWith("core-games/src/main"))
        .forEach(
            file -> {
              Matcher found = GAME.matcher(code(file));
              while (found.find()) {
                games.add(found.group(1));
              }
            });
    return games;
  }

  /** What is of all games. */
  private static Stream<Path> shared(Set<String> games) {
    return sources()
        .filter(file -> CARDS.stream().noneMatch(name(file)::startsWith))
        .filter(file -> games.stream().noneMatch(game -> name(file).contains("/" + game + "/")));
  }

  /**
   * Whether all that a file says of games are entries of a list: of each of several games a line of
   * its own, with a constant of the game's own class and nothing else.
   */
  private static boolean isList(String code, Set<String> games) {
    Set<String> named = namedOf(code, games);
    String body = IMPORT.matcher(code).replaceAll("");
    Set<String> entries =
        body.lines()
            .filter(line -> named.stream().anyMatch(one -> line.matches(".*\\b" + one + "\\b.*")))
            .map(line -> line.replaceFirst("^\\s+(\\w+)\\.[A-Z]+(,|\\)+;)$", "$1"))
            .collect(Collectors.toSet());
    return named.size() > 1
        && entries.equals(named)
        && games.stream().noneMatch(game -> naming(game).matcher(body).find());
  }

  /** The classes that a file takes from the games' own packages, and their cards. */
  private static Set<String> namedOf(String code, Set<String> games) {
    Set<String> named = new TreeSet<>();
    Matcher found = IMPORT.matcher(code);
    while (found.find()) {
      String what = found.group(1);
      if (CARD.matcher(what).find()
          || games.stream().anyMatch(game -> what.contains("." + game + "."))) {
        named.add(what.substring(what.lastIndexOf('.') + 1));
      }
    }
    return named;
  }

  /** A game's package, its name in quotes alone or before something, or its line of a result. */
  private static Pattern naming(String game) {
    return Pattern.compile(
        "dev\\.parlor\\.[a-z0-9.]*\\b%1$s\\b|\"%1$s\\b|GAME: %1$s\\b".formatted(game));
  }

  private static Stream<String> named(Path file, String game) {
    return naming(game).matcher(code(file)).find()
        ? Stream.of(name(file) + " names " + game)
        : Stream.empty();
  }

  private static Stream<String> imported(Path file, String game) {
    return Pattern.compile("dev\\.parlor\\.[a-z0-9.]*\\b" + game + "\\b").matcher(code(file)).find()
        ? Stream.of(name(file) + " names " + game)
        : Stream.empty();
  }

  private static String name(Path file) {
    return RepositoryFiles.ROOT.relativize(file).toString().replace('\\', '/');
  }

  private static String code(Path file) {
    try {
      return COMMENT.matcher(Files.readString(file)).replaceAll("");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> sources() {
    return Pom.parent().modules().stream()
        .map(module -> RepositoryFiles.ROOT.resolve(module).resolve("src/main/java"))
        .filter(Files::isDirectory)
        .flatMap(folder -> below(folder, ".java").stream());
  }

  private static List<Path> below(Path folder, String... ends) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> Stream.of(ends).anyMatch(file.toString()::endsWith)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
