package dev.parlor.app.table;

import android.content.res.Resources;
import dev.parlor.games.Refusal;
import dev.parlor.tables.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** The sentences that the rules name by key, in the language of the phone. */
public final class RuleTexts {
  private final Locale locale;
  private final Properties sentences = new Properties();

  public RuleTexts(Resources resources) {
    locale = resources.getConfiguration().getLocales().get(0);
    load("/dev/parlor/tables/texts.properties", true);
    load("/dev/parlor/tables/texts_" + locale.getLanguage() + ".properties", false);
  }

  public String of(Refusal refusal) {
    return of(refusal.key(), refusal.args());
  }

  public String of(String key, List<Object> args) {
    String pattern = sentences.getProperty(key);
    if (pattern == null) {
      throw new IllegalArgumentException("no sentence for " + key);
    }
    return new MessageFormat(pattern, locale).format(args.toArray());
  }

  /** Loads sentences. A sentence that a language lacks is said in English. */
  private void load(String name, boolean needed) {
    try (InputStream in = Words.class.getResourceAsStream(name)) {
      if (in != null) {
        sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } else if (needed) {
        throw new IllegalStateException(name + " is not in the app");
      }
    } catch (IOException e) {
      throw new IllegalStateException(name, e);
    }
  }
}
