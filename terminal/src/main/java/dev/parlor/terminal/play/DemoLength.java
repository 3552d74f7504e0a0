package dev.parlor.terminal.play;

import dev.parlor.games.bot.Level;
import dev.parlor.tables.kit.TableKit;
import java.util.Map;
import java.util.Optional;

/**
 * How much of a game a demo plays, how well, and how long it shows each thing.
 *
 * @param whole whether a whole match is played; otherwise one that does not take long
 * @param level how well; empty for whoever is at hand
 */
record DemoLength(int matches, boolean whole, Optional<Level> level) {
  /** After how many changes of pace nothing is held any more. */
  static final int HURRIES = 3;

  private static final int TOLD_MILLIS = 900;
  private static final int LATE_MILLIS = 250;
  private static final int UNHURRIED_MILLIS = 28_000;
  private static final int HURRY_MILLIS = 28_000;
  private static final int AGAIN_MILLIS = 36_000;
  private static final int ENOUGH_MILLIS = 42_000;

  /** The options that were chosen; for the rest those that make the match short. */
  Map<String, String> options(TableKit<?, ?> kit, Map<String, String> chosen) {
    return whole || !chosen.isEmpty() ? chosen : kit.shortest();
  }

  /**
   * How long a thing is shown that is told. Later things in a short demo are shown for less time.
   *
   * @param shown for how long the table has been shown already
   */
  int millis(long shown) {
    return whole || shown < UNHURRIED_MILLIS ? TOLD_MILLIS : LATE_MILLIS;
  }

  /**
   * How often the pace of a short demo has changed. It doubles twice; then nothing is held any
   * more, so that a game of many moves comes to its end, too.
   *
   * @param shown for how long the table has been shown already
   */
  int hurries(long shown) {
    if (whole || shown < HURRY_MILLIS) {
      return 0;
    }
    return shown < AGAIN_MILLIS ? 1 : shown < ENOUGH_MILLIS ? 2 : HURRIES;
  }
}
