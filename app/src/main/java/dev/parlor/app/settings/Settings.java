package dev.parlor.app.settings;

import android.content.Context;
import android.content.SharedPreferences;

/** The few switches of the app, kept from start to start. */
public final class Settings {
  private static final String FOUR_COLOURS = "fourColours";
  private static final String ODDS = "odds";
  private static final String WELCOMED = "welcomed";

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

  /** Whether somebody has been through the first screen. */
  public boolean welcomed() {
    return preferences.getBoolean(WELCOMED, false);
  }

  public void welcomed(boolean done) {
    preferences.edit().putBoolean(WELCOMED, done).apply();
  }
}
