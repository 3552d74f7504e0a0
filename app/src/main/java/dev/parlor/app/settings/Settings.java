package dev.parlor.app.settings;

import android.content.Context;
import android.content.SharedPreferences;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.sitting.Tempo;
import java.util.List;

/** The switches of the app, kept from start to start. */
public final class Settings {
  private static final String LASTING = "lasting.";
  private static final String LEVEL = "level";
  private static final String SPEED = "speed";
  private static final String TEMPO = "tempo";

  private final SharedPreferences preferences;

  /**
   * How long computer players think: for the same time about everything, or longer about hard
   * moves.
   */
  public enum Speed {
    SLOW(200),
    USUAL(100),
    FAST(35);

    private final int percent;

    Speed(int percent) {
      this.percent = percent;
    }

    public int percent() {
      return percent;
    }
  }

  public Settings(Context context) {
    preferences = context.getSharedPreferences("settings", Context.MODE_PRIVATE);
  }

  public boolean has(Toggle toggle) {
    return preferences.getBoolean(toggle.key, toggle.atFirst);
  }

  public void set(Toggle toggle, boolean on) {
    preferences.edit().putBoolean(toggle.key, on).apply();
  }

  /** How quick computer players are. */
  public Speed speed() {
    String kept = preferences.getString(SPEED, Speed.USUAL.name());
    for (Speed speed : Speed.values()) {
      if (speed.name().equals(kept)) {
        return speed;
      }
    }
    return Speed.USUAL;
  }

  public void speed(Speed speed) {
    preferences.edit().putString(SPEED, speed.name()).apply();
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

  /** The lines that a game keeps from one practice table to the next. */
  public List<String> lasting(String game) {
    String kept = preferences.getString(LASTING + game, "");
    return kept.isEmpty() ? List.of() : List.of(kept.split("\n", -1));
  }

  public void lasting(String game, List<String> lines) {
    preferences.edit().putString(LASTING + game, String.join("\n", lines)).apply();
  }

  /** How much time computer players take. */
  public Tempo tempo() {
    boolean quick = Tempo.QUICK.id().equals(preferences.getString(TEMPO, ""));
    return quick ? Tempo.QUICK : Tempo.NATURAL;
  }

  public void tempo(Tempo tempo) {
    preferences.edit().putString(TEMPO, tempo.id()).apply();
  }
}
