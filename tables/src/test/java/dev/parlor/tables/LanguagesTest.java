package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every language has all sentences that English has, and they are about the same things. */
class LanguagesTest {
  private static final List<String> OTHERS = List.of("de", "pt", "es");
  private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+");

  @Test
  void everyLanguageHasEverySentence() throws IOException {
    for (String bundle : bundles()) {
      Set<String> english = new TreeSet<>(sentences(bundle, "").stringPropertyNames());
      assertFalse(english.isEmpty(), bundle);
      for (String language : OTHERS) {
        Properties other = sentences(bundle, language);
        Set<String> said = other.stringPropertyNames();
        assertEquals(Set.of(), without(english, said), bundle + " lacks in " + language);
        assertEquals(Set.of(), without(said, english), bundle + " lacks in English");
      }
    }
  }

  @Test
  void everySentenceSpeaksOfWhatItsEnglishOneSpeaksOf() throws IOException {
    for (String bundle : bundles()) {
      Properties english = sentences(bundle, "");
      for (String language : OTHERS) {
        Properties other = sentences(bundle, language);
        Set<String> both = new TreeSet<>(english.stringPropertyNames());
        both.retainAll(other.stringPropertyNames()); // keys that one of them lacks are named above
        assertFalse(both.isEmpty(), bundle + " " + language);
        for (String key : both) {
          String text = other.getProperty(key);
          String where = bundle + " " + language + " " + key;
          assertEquals(arguments(english.getProperty(key)), arguments(text), where);
          assertNotNull(new MessageFormat(text, Locale.forLanguageTag(language)), where);
        }
      }
    }
  }

  @Test
  void everyStepOfAGameHasItsSentenceAndNoSentenceIsLeftOver() throws IOException {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameWords words = new GameWords(kit, Locale.ENGLISH);
      long steps = kit.tile().steps().size();
      for (int number = 1; number <= steps; number++) {
        assertFalse(words.step(number).isEmpty(), kit.id());
      }
      Set<String> keys = sentences(kit.words(), "").stringPropertyNames();
      assertEquals(steps, keys.stream().filter(key -> key.startsWith("step.")).count(), kit.id());
    }
  }

  @Test
  void everyPageOfRulesStandsInEveryLanguage() throws IOException {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      String english = text(kit.rules() + ".txt");
      for (String language : OTHERS) {
        String page = text(kit.rules() + "_" + language + ".txt");
        assertNotEquals(english, page, kit.rules() + " " + language);
      }
    }
  }

  /**
   * Every language has its word for a person who is silent. The rules tell what silence costs
   * between devices.
   */
  @Test
  void everyPageOfRulesTellsWhatSilenceCosts() throws IOException {
    Map<String, String> silent =
        Map.of("", "silent", "_de", "stumm", "_pt", "cala", "_es", "calla");
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (Map.Entry<String, String> word : silent.entrySet()) {
        String page = text(kit.rules() + word.getKey() + ".txt");
        assertTrue(page.contains(word.getValue()), kit.rules() + word.getKey());
        Locale locale = Locale.forLanguageTag(word.getKey().replace("_", ""));
        String told = new GameWords(kit, locale).silence();
        assertFalse(told.contains("{") || told.contains("''"), told);
      }
    }
  }

  private static Set<String> without(Set<String> some, Set<String> others) {
    Set<String> rest = new TreeSet<>(some);
    rest.removeAll(others);
    return rest;
  }

  private static List<String> bundles() {
    List<String> all = new ArrayList<>();
    all.add("/dev/parlor/tables/texts");
    all.add("/dev/parlor/tables/words");
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      all.add(kit.words());
    }
    return all;
  }

  private static Properties sentences(String bundle, String language) throws IOException {
    String name = bundle + (language.isEmpty() ? "" : "_" + language) + ".properties";
    Properties sentences = new Properties();
    try (InputStream in = LanguagesTest.class.getResourceAsStream(name)) {
      assertNotNull(in, name);
      sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return sentences;
  }

  private static String text(String name) throws IOException {
    try (InputStream in = LanguagesTest.class.getResourceAsStream(name)) {
      assertNotNull(in, name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Set<String> arguments(String text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = ARGUMENT.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }
}
