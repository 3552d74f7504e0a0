package dev.parlor.app.settings;

import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.os.LocaleListCompat;
import java.util.List;
import java.util.Locale;

/** The languages of the app. Without a choice it uses the language of the phone. */
final class Languages {
  private Languages() {}

  /** Their tags, in the order in which they are offered. */
  static List<String> offered() {
    return List.of("en", "de", "pt", "es");
  }

  /** What speakers of it call it. */
  static String name(String tag) {
    Locale locale = Locale.forLanguageTag(tag);
    String name = locale.getDisplayLanguage(locale);
    return name.substring(0, 1).toUpperCase(locale) + name.substring(1);
  }

  /** The tag of the one that was chosen; empty for that of the phone. */
  static String chosen() {
    LocaleListCompat chosen = AppCompatDelegate.getApplicationLocales();
    for (int i = 0; i < chosen.size(); i++) {
      Locale locale = chosen.get(i);
      for (String tag : offered()) {
        if (locale != null
            && Locale.forLanguageTag(tag).getLanguage().equals(locale.getLanguage())) {
          return tag;
        }
      }
    }
    return "";
  }

  /** Uses this language from now on. Every screen is drawn again. */
  static void choose(String tag) {
    AppCompatDelegate.setApplicationLocales(
        tag.isEmpty()
            ? LocaleListCompat.getEmptyLocaleList()
            : LocaleListCompat.forLanguageTags(tag));
  }
}
