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
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(\\*|//|/\\*\\*).*$");

  /** The places of cards, mappers and plans, and the one list of what is shipped. */
  private static final List<String> CARDS =
      List.of(
          "p2p-protocol/src/main/java/dev/parlor/p2p/kits/",
          "p2p-protocol/src/main/java/dev/parlor/p2p/message/",
          "p2p-testing/src/main/java/dev/parlor/p2p/testing/troupe/",
          "tables/src/main/java/dev/parlor/tables/Catalogue.java",
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
    assertEquals(7, games().size(), games().toString());
    assertTrue(sources().count() > 1000);
    Path card = Repository.ROOT.resolve(CARDS.get(0)).resolve("PokerKit.java");
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
    return Repository.ROOT.relativize(file).toString().replace('\\', '/');
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
        .map(module -> Repository.ROOT.resolve(module).resolve("src/main/java"))
        .filter(Files::isDirectory)
        .flatMap(GamesByCardTest::below);
  }

  private static Stream<Path> below(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return walk.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
