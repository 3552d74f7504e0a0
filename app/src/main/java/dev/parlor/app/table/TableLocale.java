package dev.parlor.app.table;

import android.content.res.Resources;
import java.util.Locale;

/** The language of a table: words as on the rest of the phone, figures as they stand on cards. */
public final class TableLocale {
  private TableLocale() {}

  public static Locale of(Resources resources) {
    Locale phone = resources.getConfiguration().getLocales().get(0);
    return new Locale.Builder().setLocale(phone).setUnicodeLocaleKeyword("nu", "latn").build();
  }
}
