package dev.parlor.tables.words;

import dev.parlor.tables.kit.TableKit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What is said of a game before anybody sits at its table, in one language. */
public final class GameWords {
  private final TableKit<?, ?> kit;
  private final Locale locale;
  private final Patterns texts;

  public GameWords(TableKit<?, ?> kit, Locale locale) {
    this.kit = kit;
    this.locale = locale;
    this.texts = new Patterns(locale, Bundles.of(kit));
  }

  /** The name of the game. */
  public String title() {
    return text("game.title");
  }

  /** The game in one sentence. */
  public String line() {
    return text("game.line");
  }

  /** How the game is played, in a few sentences. */
  public String rules() {
    return text("game.rules");
  }

  /** One step of how the game goes, counted from 1. */
  public String step(int number) {
    return text("step." + number);
  }

  /** A score with its unit, as a result counts it. */
  public String score(int many) {
    return text("game.score", many);
  }

  /** The name of an option of the game. */
  public String option(String key) {
    return text(kit.id() + ".option." + key);
  }

  /** The name of one value of an option. */
  public String choice(String key, String value) {
    return text(kit.id() + ".choice." + key + "." + value);
  }

  /** What happens between devices to a player who falls silent, and how to come back. */
  public String silence() {
    return text("game.silence");
  }

  /**
   * What an action in a transcript says, by the verb of its line; empty if the game has no words
   * for it.
   *
   * @param args what stands behind the verb, the player first
   */
  public Optional<String> told(String verb, Object... args) {
    return texts.pattern("entry." + verb).map(pattern -> filled(pattern, args));
  }

  private String text(String key, Object... args) {
    return filled(
        texts
            .pattern(key)
            .orElseThrow(() -> new IllegalArgumentException(kit.id() + " does not say " + key)),
        args);
  }

  private String filled(String pattern, Object... args) {
    return new MessageFormat(pattern, locale).format(args);
  }

  /** How the game is played, in full: the page in this language, or the English one. */
  public List<String> page() {
    try (@Nullable InputStream translated = open("_" + locale.getLanguage());
        @Nullable InputStream english = open("")) {
      InputStream page = translated == null ? english : translated;
      if (page == null) {
        throw new IllegalStateException(kit.id() + " has no page of rules");
      }
      return new BufferedReader(new InputStreamReader(page, StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(kit.id(), e);
    }
  }

  private @Nullable InputStream open(String language) {
    return GameWords.class.getResourceAsStream(kit.rules() + language + ".txt");
  }
}
