package dev.parlor.app.play;

import android.content.Context;
import android.content.Intent;
import dev.parlor.games.GameId;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The table that is wanted, in the form that an intent carries. */
final class TableOrder {
  private static final String GAME = "game";
  private static final String SEATS = "seats";
  private static final String SEED = "seed";
  private static final String PEOPLE = "people";
  private static final String NEARBY = "nearby";
  private static final String OPTIONS = "options";
  private static final String FIRST = "first";

  private final Intent intent;

  private TableOrder(Intent intent) {
    this.intent = intent;
  }

  static TableOrder of(Intent intent) {
    return new TableOrder(intent);
  }

  /** A table of this phone alone; people sit in its first seats. */
  static Intent practice(Context context, GameId game, int people, int seats, long seed) {
    return new Intent(context, TableActivity.class)
        .putExtra(GAME, game.id())
        .putExtra(SEATS, seats)
        .putExtra(PEOPLE, people)
        .putExtra(SEED, seed);
  }

  /** The table of several phones at which this one sits. */
  static Intent nearby(Context context, GameId game) {
    return new Intent(context, TableActivity.class)
        .putExtra(GAME, game.id())
        .putExtra(NEARBY, true);
  }

  /** The table at which somebody learns the game. */
  static Intent first(Context context, GameId game) {
    return new Intent(context, TableActivity.class).putExtra(GAME, game.id()).putExtra(FIRST, true);
  }

  /** The table of this intent, with options of the game. */
  static Intent with(Map<String, String> options, Intent order) {
    String[] lines = new String[options.size()];
    int next = 0;
    for (Map.Entry<String, String> each : options.entrySet()) {
      lines[next++] = each.getKey() + "=" + each.getValue();
    }
    return order.putExtra(OPTIONS, lines);
  }

  /** null when the intent is not one of this app */
  @Nullable String game() {
    return intent.getStringExtra(GAME);
  }

  boolean isNearby() {
    return intent.getBooleanExtra(NEARBY, false);
  }

  boolean isFirst() {
    return intent.getBooleanExtra(FIRST, false);
  }

  int people() {
    return intent.getIntExtra(PEOPLE, 1);
  }

  int seats() {
    return intent.getIntExtra(SEATS, 2);
  }

  long seed() {
    return intent.getLongExtra(SEED, 0);
  }

  Map<String, String> options() {
    Map<String, String> options = new TreeMap<>();
    String[] lines = intent.getStringArrayExtra(OPTIONS);
    for (String line : lines == null ? new String[0] : lines) {
      int equals = line.indexOf('=');
      options.put(line.substring(0, equals), line.substring(equals + 1));
    }
    return options;
  }
}
