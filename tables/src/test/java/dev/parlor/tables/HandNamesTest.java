package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The news of both blackjacks call hands by their names if the viewer sees the hands. */
class HandNamesTest {
  private static final int MATCHES = 60;
  private static final int PATIENCE = 5000;

  /** The names of a hand whose ace may still count as 1, and of two cards that are 21. */
  private static final Map<String, List<String>> NAMES =
      Map.of(
          "en", List.of("soft [0-9]+", "a blackjack"),
          "de", List.of("Soft [0-9]+", "eine[mn] Blackjack"),
          "es", List.of("[0-9]+ blando", "un blackjack"),
          "pt", List.of("[0-9]+ suave", "um blackjack"));

  @Test
  void theDuelNamesEveryHandThatIsSeen() {
    TableKit<?, ?> duel = Catalogue.SHIPPED.named("blackjack").orElseThrow();
    Set<Phrase> news = news(duel);
    Set<String> keys = keys(news);
    for (String word : List.of("takes", "standsOn", "doublesTo", "bustsWith", "natural")) {
      assertTrue(keys.contains("blackjack.news." + word), word + " in " + keys);
    }
    for (String word : List.of("winsWith", "losesWith", "evenWith")) {
      assertTrue(keys.contains("blackjack.news." + word), word + " in " + keys);
    }
    for (Phrase said : news) {
      boolean own = isOf(said, 0);
      boolean nameless = said.key().matches("blackjack.news.(hits|stands|doubles|busts)");
      boolean ending = said.key().matches("blackjack.news.(wins|loses|even)");
      assertTrue(!(own && nameless) && !ending, "a hand without its name: " + said);
    }
    isNamed(duel, news, "blackjack.news.standsOn", 0);
    isNamed(duel, news, "blackjack.news.winsWith", 1);
    isNumbered(duel, news);
  }

  @Test
  void classicNamesEveryHandThatIsSeen() {
    TableKit<?, ?> classic = Catalogue.SHIPPED.named("classic").orElseThrow();
    Set<Phrase> news = news(classic);
    Set<String> keys = keys(news);
    for (String word : List.of("takes", "staysOn", "natural")) {
      assertTrue(keys.contains("classic.news." + word), word + " in " + keys);
    }
    assertTrue(
        news.stream().noneMatch(said -> isOf(said, 0) && said.key().equals("classic.news.stays")),
        "a hand without its name");
    isNamed(classic, news, "classic.news.natural", 1);
    isNumbered(classic, news);
  }

  private static boolean isOf(Phrase said, int seat) {
    return !said.args().isEmpty()
        && said.args().get(0) instanceof Phrase.Who who
        && who.seat() == seat;
  }

  private static Set<String> keys(Set<Phrase> news) {
    Set<String> keys = new TreeSet<>();
    news.forEach(said -> keys.add(said.key()));
    return keys;
  }

  /**
   * Checks that some of these sentences call the hand by that name, in each language, as said of
   * somebody and to somebody.
   */
  private static void isNamed(TableKit<?, ?> kit, Set<Phrase> news, String key, int which) {
    for (Map.Entry<String, List<String>> language : NAMES.entrySet()) {
      String name = language.getValue().get(which);
      for (int viewer : new int[] {0, Scene.ONLOOKER}) {
        List<String> sentences =
            news.stream()
                .filter(said -> said.key().equals(key) && isOf(said, 0))
                .map(said -> shown(kit, language.getKey(), viewer, said))
                .toList();
        assertTrue(
            sentences.stream().anyMatch(each -> each.matches(".*\\b" + name + "\\b.*")),
            language.getKey() + " " + name + ": " + sentences);
      }
    }
  }

  /**
   * Checks that the number of a hand is told with its name. With an ace it is the larger of the
   * two.
   */
  private static void isNumbered(TableKit<?, ?> kit, Set<Phrase> news) {
    for (Phrase said : news) {
      for (String language : NAMES.keySet()) {
        String shown = shown(kit, language, 0, said);
        assertFalse(shown.matches(".*[0-9]/[0-9].*"), shown);
        if (said.key().matches(".*(takes|[a-z]On|doublesTo|bustsWith)")) {
          assertTrue(shown.matches(".*[0-9]+( blando| suave| überkauft)?"), shown);
        }
      }
    }
  }

  private static String shown(TableKit<?, ?> kit, String language, int viewer, Phrase said) {
    Words words = new Words(Locale.forLanguageTag(language), Bundles.of(kit));
    return words.shown(said, new Speaker(List.of("Ann", "Bob", "Cyd"), viewer));
  }

  private static <S, V> Set<Phrase> news(TableKit<S, V> kit) {
    Set<Phrase> news = new LinkedHashSet<>();
    int seats = Math.min(3, kit.game().game().seats().most());
    for (long seed = 1; seed <= MATCHES; seed++) {
      System.out.println(kit.id() + " seed " + seed);
      PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.NONE);
      RandomFingers fingers = new RandomFingers(seed);
      for (int step = 0; step < PATIENCE; step++) {
        Scene scene = game.scene();
        game.table.log().stream().filter(said -> said.key().contains(".news.")).forEach(news::add);
        if (scene.finale().isPresent()) {
          break;
        }
        game.pass(fingers.touch(game.table, scene) ? 200 : 1000);
      }
    }
    return news;
  }
}
