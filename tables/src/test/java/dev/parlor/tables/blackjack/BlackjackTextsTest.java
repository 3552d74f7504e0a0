package dev.parlor.tables.blackjack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelGround;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelPhase;
import dev.parlor.games.blackjack.DuelVerdict;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicNode;
import dev.parlor.games.classic.ClassicPlay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every message key of both games has its sentence in every language, and no sentence is left over.
 */
class BlackjackTextsTest {
  private static final String RULED = "# What the rules name by key: refusals, options and more.\n";

  /** Keys that the rules complete with a word of their own. */
  private static final List<String> COMPOSED =
      List.of(
          "blackjack.violation.split",
          "blackjack.violation.splitAces",
          "blackjack.violation.hiddenNatural",
          "blackjack.violation.falseNatural",
          "blackjack.violation.falseBust",
          "blackjack.violation.pastLimit",
          "blackjack.violation.hiddenBust",
          "blackjack.state.betting",
          "blackjack.state.betPlaced",
          "blackjack.state.waiting",
          "blackjack.state.acting",
          "blackjack.state.stood",
          "blackjack.state.doubled",
          "blackjack.state.bust",
          "blackjack.state.blackjack",
          "blackjack.state.away",
          "blackjack.state.out",
          "blackjack.state.left");

  @Test
  void everyKeyHasASentenceAndEverySentenceAKey() throws IOException {
    Set<String> used = new TreeSet<>(COMPOSED);
    Stream.of(DuelMove.values()).map(DuelMove::key).forEach(used::add);
    Stream.of(DuelPhase.values()).map(DuelPhase::key).forEach(used::add);
    Stream.of(DuelVerdict.values()).map(DuelVerdict::key).forEach(used::add);
    Stream.of(DuelGround.values()).map(DuelGround::key).forEach(used::add);
    Stream.of(ClassicNode.values()).map(ClassicNode::key).forEach(used::add);
    Stream.of(ClassicPlay.values()).map(ClassicPlay::key).forEach(used::add);
    for (OptionSpec option : new Duel().options()) {
      used.add("blackjack.option." + option.key());
    }
    for (OptionSpec option : new Classic().options()) {
      used.add("classic.option." + option.key());
      if (option instanceof OptionSpec.OneOf oneOf) {
        oneOf.values().forEach(value -> used.add("classic.choice." + option.key() + "." + value));
      }
    }
    used.addAll(literals());
    for (String language : List.of("", "_de", "_pt", "_es")) {
      assertEquals(used, keys(language), language);
    }
  }

  /** The keys of what the rules name, in the words of both games. */
  private static Set<String> keys(String language) {
    Set<String> keys = new TreeSet<>();
    for (String room : List.of("blackjack", "classic")) {
      Path words = Path.of("src/main/resources/dev/parlor/tables", room);
      String text = read(words.resolve("words" + language + ".properties"));
      String ruled = text.substring(text.indexOf(RULED) + RULED.length());
      for (String line : ruled.substring(0, ruled.indexOf("\n\n")).split("\n")) {
        String[] sides = line.split("=", 2);
        assertTrue(sides.length == 2 && !sides[1].isBlank(), line);
        keys.add(sides[0]);
      }
    }
    return keys;
  }

  /** The keys that stand whole in the sources of the rules. */
  private static Set<String> literals() throws IOException {
    Set<String> found = new TreeSet<>();
    Pattern key = Pattern.compile("\"((blackjack|classic)(\\.[A-Za-z0-9]+)+)\"");
    Path rules = Path.of("../core-games/src/main/java/dev/parlor/games");
    for (String room : List.of("blackjack", "classic")) {
      try (Stream<Path> files = Files.list(rules.resolve(room))) {
        files.forEach(
            file -> {
              Matcher matcher = key.matcher(read(file));
              while (matcher.find()) {
                found.add(matcher.group(1));
              }
            });
      }
    }
    return found;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
