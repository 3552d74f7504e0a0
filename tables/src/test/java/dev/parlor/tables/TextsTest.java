package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.OptionSpec;
import dev.parlor.tables.kit.TableKit;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every sentence that the rules may say is there in every language. */
class TextsTest {
  private static final List<String> TRANSLATED =
      List.of("texts_de.properties", "texts_pt.properties", "texts_es.properties");
  private static final Pattern KEY = Pattern.compile("\"([a-z]\\w*(?:\\.[a-z]\\w*)+)\"");

  @Test
  void everyLanguageHasTheSameKeys() throws IOException {
    Set<String> english = new TreeSet<>(texts("texts.properties").stringPropertyNames());
    for (String file : TRANSLATED) {
      assertEquals(english, new TreeSet<>(texts(file).stringPropertyNames()), file);
    }
  }

  @Test
  void everySentenceIsAPattern() throws IOException {
    List<String> files = new ArrayList<>(TRANSLATED);
    files.add("texts.properties");
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (String language : List.of("", "_de", "_pt", "_es")) {
        files.add(kit.words() + language + ".properties");
      }
    }
    for (String file : files) {
      Properties texts = texts(file);
      for (String key : texts.stringPropertyNames()) {
        String said = new MessageFormat(texts.getProperty(key)).format(new Object[] {1, 2, 3, 4});
        assertTrue(!said.isBlank(), file + " " + key);
      }
    }
  }

  @Test
  void everyKeyInTheRulesHasASentence() throws IOException {
    Set<String> known = new TreeSet<>(texts("texts.properties").stringPropertyNames());
    known.addAll(ofGames());
    Set<String> missing = new TreeSet<>(keysInSources());
    missing.removeAll(known);
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyOptionOfEveryGameHasAName() throws IOException {
    Set<String> wanted = new TreeSet<>();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (OptionSpec option : kit.game().game().options()) {
        wanted.add(kit.id() + ".option." + option.key());
      }
    }
    Set<String> named = new TreeSet<>();
    for (String key : ofGames()) {
      if (key.contains(".option.")) {
        named.add(key);
      }
    }
    assertEquals(wanted, named);
  }

  /** What a game says is told apart by its key from what all games say. */
  @Test
  void noGameHasASentenceOfAllGames() throws IOException {
    Set<String> twice = new TreeSet<>(texts("texts.properties").stringPropertyNames());
    twice.addAll(texts("words.properties").stringPropertyNames());
    twice.retainAll(ofGames());
    assertEquals(Set.of(), twice);
  }

  /** The keys of the words of all games. */
  private static Set<String> ofGames() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      keys.addAll(texts(kit.words() + ".properties").stringPropertyNames());
    }
    return keys;
  }

  private static Set<String> keysInSources() throws IOException {
    Set<String> keys = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("../core-games/src/main/java"))) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(".java")).collect(Collectors.toList())) {
        Matcher matcher = KEY.matcher(Files.readString(file));
        while (matcher.find()) {
          keys.add(matcher.group(1));
        }
      }
    }
    return keys;
  }

  private static Properties texts(String file) throws IOException {
    try (InputStream in = TextsTest.class.getResourceAsStream(file);
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      Properties texts = new Properties();
      texts.load(reader);
      return texts;
    }
  }
}
