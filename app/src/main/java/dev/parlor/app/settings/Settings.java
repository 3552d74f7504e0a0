package dev.parlor.app.settings;

import android.content.Context;
import android.content.SharedPreferences;
import dev.parlor.games.bot.Level;

/** The few switches of the app, kept from start to start. */
public final class Settings {
  private static final String FOUR_COLOURS = "fourColours";
  private static final String ODDS = "odds";
  private static final String WELCOMED = "welcomed";
  private static final String LEVEL = "level";

  private final SharedPreferences preferences;

  public Settings(Context context) {
    preferences = context.getSharedPreferences("settings", Context.MODE_PRIVATE);
  }

  /** Whether diamonds are blue and clubs green. */
  public boolean fourColours() {
    return preferences.getBoolean(FOUR_COLOURS, false);
  }

  public void fourColours(boolean on) {
    preferences.edit().putBoolean(FOUR_COLOURS, on).apply();
  }

  /** Whether chances are shown as a hint. */
  public boolean odds() {
    return preferences.getBoolean(ODDS, false);
  }

  public void odds(boolean on) {
    preferences.edit().putBoolean(ODDS, on).apply();
  }

  /** How well computer players play. */
  public Level level() {
    String kept = preferences.getString(LEVEL, Level.MEDIUM.id());
    for (Level level : Level.values()) {
      if (level.id().equals(kept)) {
        return level;
      }
    }
    return Level.MEDIUM;
  }

  public void level(Level level) {
    preferences.edit().putString(LEVEL, level.id()).apply();
  }

  /** Whether somebody has been through the first screen. */
  public boolean welcomed() {
    return preferences.getBoolean(WELCOMED, false);
  }

  public void welcomed(boolean done) {
    preferences.edit().putBoolean(WELCOMED, done).apply();
  }
}
