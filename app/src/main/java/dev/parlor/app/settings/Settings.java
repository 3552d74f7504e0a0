package dev.parlor.app.settings;

import android.content.Context;
import android.content.SharedPreferences;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.sitting.Tempo;
import java.util.List;

/** The switches of the app, kept from start to start. */
public final class Settings {
  private static final String FOUR_COLOURS = "fourColours";
  private static final String ODDS = "odds";
  private static final String WELCOMED = "welcomed";
  private static final String LASTING = "lasting.";
  private static final String LEVEL = "level";
  private static final String CARDS_OPEN = "cardsOpen";
  private static final String SOUND = "sound";
  private static final String HAPTICS = "haptics";
  private static final String MOTION = "motion";
  private static final String LEFT_HANDED = "leftHanded";
  private static final String SPEED = "speed";
  private static final String TEMPO = "tempo";

  private final SharedPreferences preferences;

  /**
   * How long computer players think, whether about everything alike or longer about what is hard.
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

  /** Whether diamonds are blue and clubs green. */
  public boolean fourColours() {
    return preferences.getBoolean(FOUR_COLOURS, false);
  }

  public void fourColours(boolean on) {
    keep(FOUR_COLOURS, on);
  }

  /** Whether help is shown beside the game: chances, what a hand is, what is best. */
  public boolean odds() {
    return preferences.getBoolean(ODDS, false);
  }

  public void odds(boolean on) {
    keep(ODDS, on);
  }

  /** Whether the own cards lie open at a table with others, without being held. */
  public boolean cardsOpen() {
    return preferences.getBoolean(CARDS_OPEN, false);
  }

  public void cardsOpen(boolean on) {
    keep(CARDS_OPEN, on);
  }

  /** Whether a chime says whose turn it is; a phone that is silent stays so. */
  public boolean sound() {
    return preferences.getBoolean(SOUND, true);
  }

  public void sound(boolean on) {
    keep(SOUND, on);
  }

  /** Whether the phone ticks in the hand when it is this person's turn. */
  public boolean haptics() {
    return preferences.getBoolean(HAPTICS, true);
  }

  public void haptics(boolean on) {
    keep(HAPTICS, on);
  }

  /** Whether cards move; if the system says that nothing moves, they never do. */
  public boolean motion() {
    return preferences.getBoolean(MOTION, true);
  }

  public void motion(boolean on) {
    keep(MOTION, on);
  }

  /** Whether a table is laid out for the left hand. */
  public boolean leftHanded() {
    return preferences.getBoolean(LEFT_HANDED, false);
  }

  public void leftHanded(boolean on) {
    keep(LEFT_HANDED, on);
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

  /** What lasts of the practice tables of a game, in its own lines. */
  public List<String> lasting(String game) {
    String kept = preferences.getString(LASTING + game, "");
    return kept.isEmpty() ? List.of() : List.of(kept.split("\n", -1));
  }

  public void lasting(String game, List<String> lines) {
    preferences.edit().putString(LASTING + game, String.join("\n", lines)).apply();
  }

  /** How computer players take their time. */
  public Tempo tempo() {
    boolean quick = Tempo.QUICK.id().equals(preferences.getString(TEMPO, ""));
    return quick ? Tempo.QUICK : Tempo.NATURAL;
  }

  public void tempo(Tempo tempo) {
    preferences.edit().putString(TEMPO, tempo.id()).apply();
  }

  /** Whether somebody has been through the first screen. */
  public boolean welcomed() {
    return preferences.getBoolean(WELCOMED, false);
  }

  public void welcomed(boolean done) {
    keep(WELCOMED, done);
  }

  private void keep(String name, boolean on) {
    preferences.edit().putBoolean(name, on).apply();
  }
}
