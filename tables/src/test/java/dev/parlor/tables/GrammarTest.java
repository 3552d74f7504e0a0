package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Reads all news of all games: they must say who did what, in the right person, in every language.
 */
class GrammarTest {
  private static final int MATCHES = 12;
  private static final int PATIENCE = 20_000;

  /**
   * The forms of subject and verb, as said of somebody and as said to somebody. Not every language
   * names the person it speaks to.
   */
  private record Language(Locale locale, String third, String second) {}

  /** Words that may stand before a verb. */
  private static final String ROMANCE = "(no |não |se |lo |la |o |a )?";

  /** Forms of a verb that tell who is meant. */
  private static final String SPOKEN_TO = "(?iu)(no |não |te |lo |la |o |a )?\\p{L}*(s|ste)";

  private static final List<Language> LANGUAGES =
      List.of(
          new Language(Locale.ENGLISH, "[a-z]+s", "You [a-z]*([^s\\W]|ss)"),
          new Language(Locale.GERMAN, "[a-zäöü]*t", "Du [a-zäöü]*(st|zt|ßt)"),
          new Language(Locale.forLanguageTag("es"), ROMANCE + "[a-zñáéíóú]*[^s\\W]", SPOKEN_TO),
          new Language(Locale.forLanguageTag("pt"), ROMANCE + "[a-zçãáéêíóú]*[^s\\W]", SPOKEN_TO));

  @TestFactory
  Stream<DynamicTest> allNewsSayWhoDidWhat() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> read(kit)));
  }

  private static <S, V> void read(TableKit<S, V> kit) {
    Map<String, Phrase> news = new LinkedHashMap<>();
    for (long seed = 1; seed <= MATCHES; seed++) {
      System.out.println(kit.id() + " seed " + seed);
      collect(kit, seed, news);
    }
    assertTrue(news.size() > 1, news.toString());
    List<String> wrong = new ArrayList<>();
    news.values().forEach(said -> check(kit, said, wrong));
    assertEquals(List.of(), wrong);
  }

  private static <S, V> void collect(TableKit<S, V> kit, long seed, Map<String, Phrase> news) {
    int seats = Math.max(2, Math.min(3, kit.game().game().seats().most()));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.NONE);
    RandomFingers fingers = new RandomFingers(seed);
    for (int step = 0; step < PATIENCE; step++) {
      Scene scene = game.scene();
      game.table.log().forEach(said -> news.putIfAbsent(said.key(), said));
      if (scene.finale().isPresent()) {
        return;
      }
      boolean acted = fingers.touch(game.table, scene);
      game.pass(acted ? 200 : 1000);
    }
  }

  private static void check(TableKit<?, ?> kit, Phrase said, List<String> wrong) {
    boolean somebody = !said.args().isEmpty() && said.args().get(0) instanceof Phrase.Who;
    for (Language language : LANGUAGES) {
      Words words = new Words(language.locale(), Bundles.of(kit));
      String of = words.shown(said, new Speaker(List.of("Ann", "Bob", "Cyd"), Scene.ONLOOKER));
      if (!of.matches("(?s)\\S.*\\S") || of.contains("{")) {
        wrong.add(said.key() + ": " + of);
      }
      if (!somebody) {
        if (said.args().stream().anyMatch(Phrase.Who.class::isInstance)) {
          wrong.add(said.key() + " hides its subject: " + of);
        }
        continue;
      }
      int seat = ((Phrase.Who) said.args().get(0)).seat();
      String to = words.shown(said, new Speaker(List.of("Ann", "Bob", "Cyd"), seat));
      String name = List.of("Ann", "Bob", "Cyd").get(seat);
      if (!of.matches("(?sU)" + name + "(:| " + language.third() + "\\b).*")) {
        wrong.add(said.key() + " of somebody: " + of);
      }
      boolean colon = of.startsWith(name + ":");
      if (!colon && !to.matches("(?sU)" + language.second() + "\\b.*")) {
        wrong.add(said.key() + " to somebody: " + to);
      }
      aside(words, said, seat, wrong);
    }
  }

  /** A person whom a sentence is about, but who does nothing in it, must not be its subject. */
  private static void aside(Words words, Phrase said, int subject, List<String> wrong) {
    for (int viewer = 0; viewer < 3; viewer++) {
      String to = words.shown(said, new Speaker(List.of("Ann", "Bob", "Cyd"), viewer));
      if (viewer != subject && to.matches("(?sU).*[^(] ?\\b(You|Du|Tú|Tu)\\b.*")) {
        wrong.add(said.key() + " about somebody else: " + to);
      }
    }
  }
}
