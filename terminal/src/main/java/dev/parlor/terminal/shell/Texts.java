package dev.parlor.terminal.shell;

import dev.parlor.rim.Trouble;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The sentences of the terminal, the rules and the tables in one language. */
public final class Texts {
  private static final ResourceBundle.Control NO_FALLBACK =
      ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final Locale locale;
  private final ResourceBundle terminal;
  private final ResourceBundle games;
  private final ResourceBundle tables;

  private Texts(Locale locale) {
    this.locale = locale;
    this.terminal = ResourceBundle.getBundle("dev.parlor.terminal.texts", locale, NO_FALLBACK);
    this.games = ResourceBundle.getBundle("dev.parlor.tables.texts", locale, NO_FALLBACK);
    this.tables = ResourceBundle.getBundle("dev.parlor.tables.words", locale, NO_FALLBACK);
  }

  public static Texts in(Locale locale) {
    return new Texts(locale);
  }

  /**
   * The texts in the language that the environment asks for. The variables themselves are read,
   * because Java gives English when the locale is named but not installed.
   */
  public static Texts of(Map<String, String> environment) {
    for (String variable : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return in(Locale.forLanguageTag(value.replaceFirst("[.@].*", "").replace('_', '-')));
      }
    }
    return in(Locale.ENGLISH);
  }

  public Locale locale() {
    return locale;
  }

  /**
   * The bundle from which picocli reads its usage help.
   *
   * @param ofGames the class paths of what single games have to say
   * @param games the names of the games that this house knows
   * @param suites the names of all scenarios
   */
  ResourceBundle usage(List<String> ofGames, List<String> games, String suites) {
    List<ResourceBundle> bundles = new ArrayList<>();
    bundles.add(ResourceBundle.getBundle("dev.parlor.terminal.usage", locale, NO_FALLBACK));
    ofGames.forEach(path -> bundles.add(ResourceBundle.getBundle(path, locale, NO_FALLBACK)));
    return new Usage(bundles, games, suites);
  }

  public boolean has(String key) {
    return terminal.containsKey(key) || games.containsKey(key) || tables.containsKey(key);
  }

  /** The sentence of something a person can mend. */
  public String text(Trouble trouble) {
    return text(trouble.key(), trouble.args().toArray());
  }

  /**
   * The filled-in sentence of a key, also of keys of the rules and the tables. Its arguments may
   * come from a file or from somebody else's phone; nothing in them acts on the terminal.
   */
  public String text(String key, Object... args) {
    ResourceBundle bundle =
        terminal.containsKey(key) ? terminal : games.containsKey(key) ? games : tables;
    Object[] shown = Arrays.stream(args).map(Texts::visible).toArray();
    return new MessageFormat(bundle.getString(key), locale).format(shown);
  }

  private static Object visible(Object arg) {
    return arg instanceof Number ? arg : Visible.of(String.valueOf(arg));
  }
}
