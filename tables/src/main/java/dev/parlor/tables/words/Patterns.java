package dev.parlor.tables.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * Patterns by key in one language; a pattern that the language lacks is English. The class path
 * does not change, so each file is read only once in a process, however many screens use its words.
 */
final class Patterns {
  private static final Map<String, Properties> FILES = new HashMap<>();

  private final List<Properties> files = new ArrayList<>();

  /**
   * @param bundles class paths without language and ending; a later one replaces patterns of an
   *     earlier one
   */
  Patterns(Locale locale, List<String> bundles) {
    for (String bundle : bundles) {
      files.add(file(bundle + ".properties", true));
      if (!locale.getLanguage().equals("en")) {
        files.add(file(bundle + "_" + locale.getLanguage() + ".properties", false));
      }
    }
    Collections.reverse(files);
  }

  Optional<String> pattern(String key) {
    for (Properties file : files) {
      String pattern = file.getProperty(key);
      if (pattern != null) {
        return Optional.of(pattern);
      }
    }
    return Optional.empty();
  }

  private static synchronized Properties file(String name, boolean needed) {
    return FILES.computeIfAbsent(name, each -> read(each, needed));
  }

  private static Properties read(String name, boolean needed) {
    Properties patterns = new Properties();
    try (@Nullable InputStream in = Patterns.class.getResourceAsStream(name)) {
      if (in != null) {
        patterns.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (needed) {
        throw new IllegalStateException(name + " is missing");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
    return patterns;
  }
}
