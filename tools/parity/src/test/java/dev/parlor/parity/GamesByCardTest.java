package dev.parlor.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A new game touches nothing that all games share. Outside of cards, mappers and plans nothing
 * names a game's package, its name or its constant, and no map is keyed by games.
 */
class GamesByCardTest {
  private static final Pattern GAME = Pattern.compile("new GameId\\(\"([a-z]+)\"\\)");
  private static final Pattern KEYED = Pattern.compile("Map<(GameId|GameKit|TableKit)\\b");
  private static final Pattern CARD = Pattern.compile("dev\\.parlor\\.p2p\\.kits\\.");
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(\\*|//|/\\*\\*|<!--).*$");

  /** Texts about what is of one game by its nature. */
  private static final List<String> OF_ONE_GAME =
      List.of(
          "parlor.replay.usage.description", // hand histories
          "phh=",
          "SUITE[0]", // scenarios for the rules of a game
          "<string name=\"records_not_ours\""); // a file with hands

  private static final String CATALOGUE = "tables/src/main/java/dev/parlor/tables/Catalogue.java";

  /** The places of cards, mappers and plans, and the one list of what is shipped. */
  private static final List<String> CARDS =
      List.of(
          "p2p-protocol/src/main/java/dev/parlor/p2p/kits/",
          "p2p-testing/src/main/java/dev/parlor/p2p/testing/troupe/",
          CATALOGUE,
          "app/src/main/java/dev/parlor/app/plans/");

  /** Places that are about one game by their nature, so that no other game would touch them. */
  private static final List<String> ABOUT_ONE_GAME =
      List.of(
          "p2p-testing/src/main/java/dev/parlor/p2p/testing/liars/", // each says Liar.only
          "terminal/src/main/java/dev/parlor/terminal/check/", // scenarios for the rules of a game
          "terminal/src/main/java/dev/parlor/terminal/parlor/", // the seed's open room
          "terminal/src/main/java/dev/parlor/terminal/replay/", // hand histories of poker
          "app/src/main/java/dev/parlor/app/records/BroughtHands.java", // the same on a phone
          "tools/bench/"); // what is measured of a game

  @Test
  void nothingThatGamesShareNamesAGame() {
    Set<String> offences = new TreeSet<>();
    Set<String> games = games();
    sources()
        .filter(file -> !isOfGames(file, games))
        .forEach(file -> games.forEach(game -> named(file, game).forEach(offences::add)));
    assertEquals(Set.of(), offences);
  }

  /** A game's mapper names its own card; nobody else names one. */
  @Test
  void nothingThatGamesShareNamesACard() {
    Set<String> games = games();
    Set<String> naming =
        sources()
            .filter(file -> !isOfGames(file, games) && CARD.matcher(code(file)).find())
            .map(GamesByCardTest::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), naming);
  }

  /** What all games share on a phone and in the terminal says nothing of a game. */
  @Test
  void noTextOfAClientNamesAGame() throws IOException {
    Pattern game = Pattern.compile("(?i)\\b(" + String.join("|", games()) + ")\\b");
    Set<String> naming = new TreeSet<>();
    for (String folder : List.of("app/src/main/res", "terminal/src/main/resources")) {
      for (Path file : below(RepositoryFiles.ROOT.resolve(folder), ".xml", ".properties")) {
        Files.readAllLines(file).stream()
            .map(line -> COMMENT.matcher(line).replaceAll(""))
            .filter(line -> game.matcher(line).find())
            .filter(line -> OF_ONE_GAME.stream().noneMatch(line.trim()::startsWith))
            .forEach(line -> naming.add(name(file) + ": " + line.trim()));
      }
    }
    assertEquals(Set.of(), naming);
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
    Path card = RepositoryFiles.ROOT.resolve(CARDS.get(0)).resolve("PokerKit.java");
    assertEquals(1, named(card, "poker").count(), "a file that names one is seen");
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

  private static boolean isOfGames(Path file, Set<String> games) {
    String name = name(file);
    return Stream.concat(CARDS.stream(), ABOUT_ONE_GAME.stream()).anyMatch(name::startsWith)
        || games.stream()
            .anyMatch(
                game ->
                    name.contains("/dev/parlor/games/" + game + "/")
                        || name.contains("/dev/parlor/tables/" + game + "/"));
  }

  private static Stream<String> named(Path file, String game) {
    Pattern naming =
        Pattern.compile("dev\\.parlor\\.(games|tables)\\." + game + "\\b|\"" + game + "\"");
    return naming.matcher(code(file)).find()
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
