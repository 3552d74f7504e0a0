package dev.parlor.tables.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patterns by key in one language; English where a language lacks one. */
final class Texts {
  private final Properties patterns = new Properties();

  /**
   * @param bundles class paths without language and ending; what a later one says replaces what an
   *     earlier one says
   */
  Texts(Locale locale, List<String> bundles) {
    for (String bundle : bundles) {
      load(bundle + ".properties", true);
      if (!locale.getLanguage().equals("en")) {
        load(bundle + "_" + locale.getLanguage() + ".properties", false);
      }
    }
  }

  Optional<String> pattern(String key) {
    return Optional.ofNullable(patterns.getProperty(key));
  }

  Set<String> keys() {
    return patterns.stringPropertyNames();
  }

  private void load(String name, boolean needed) {
    try (@Nullable InputStream in = Texts.class.getResourceAsStream(name)) {
      if (in != null) {
        patterns.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (needed) {
        throw new IllegalStateException(name + " is missing");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
