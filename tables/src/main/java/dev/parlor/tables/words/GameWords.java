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
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What is said of a game where nobody sits at its table yet, in one language. */
public final class GameWords {
  private final TableKit<?, ?> kit;
  private final Locale locale;
  private final Patterns texts;

  public GameWords(TableKit<?, ?> kit, Locale locale) {
    this.kit = kit;
    this.locale = locale;
    this.texts = new Patterns(locale, Bundles.of(kit));
  }

  /** What people call it. */
  public String title() {
    return text("game.title");
  }

  /** What it is, in one sentence. */
  public String line() {
    return text("game.line");
  }

  /** How it is played, in a few. */
  public String rules() {
    return text("game.rules");
  }

  /** A score with its unit, as a result counts it. */
  public String score(int many) {
    return text("game.score", many);
  }

  /** What can be chosen before it begins. */
  public String option(String key) {
    return text(kit.id() + ".option." + key);
  }

  /** One of the things that can be chosen. */
  public String choice(String key, String value) {
    return text(kit.id() + ".choice." + key + "." + value);
  }

  /** What happens between devices to whoever falls silent, and how to come back. */
  public String silence() {
    return text("game.silence");
  }

  private String text(String key, Object... args) {
    String pattern =
        texts
            .pattern(key)
            .orElseThrow(() -> new IllegalArgumentException(kit.id() + " does not say " + key));
    return new MessageFormat(pattern, locale).format(args);
  }

  /** How it is played, in full: the page in this language, or the English one. */
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
