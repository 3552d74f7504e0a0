package dev.parlor.games.recall;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import dev.parlor.games.SitOutTerms;
import java.util.List;

/**
 * The table options; times in seconds.
 *
 * @param emptyHandIgnoresCollection whether a hand of nothing but collection cards counts as empty
 *     and wins; by the literal rule it does not, and a seat with a collection card can then never
 *     empty its hand
 * @param silentPoints the least that a deal counts for a seat that spoils it by silence or sits it
 *     out
 */
public record RecallOptions(
    int peek,
    int draw,
    int play,
    int window,
    int special,
    boolean emptyHandIgnoresCollection,
    int silentPoints) {
  private static final OptionSpec.Count PEEK = new OptionSpec.Count("peekSeconds", 10, 1, 120);
  private static final OptionSpec.Count DRAW = new OptionSpec.Count("drawSeconds", 10, 1, 120);
  private static final OptionSpec.Count PLAY = new OptionSpec.Count("playSeconds", 10, 1, 120);
  private static final OptionSpec.Count WINDOW = new OptionSpec.Count("windowSeconds", 5, 1, 60);
  private static final OptionSpec.Count SPECIAL =
      new OptionSpec.Count("specialSeconds", 10, 1, 120);
  private static final OptionSpec.Flag EMPTY =
      new OptionSpec.Flag("emptyHandIgnoresCollection", false);

  private static final OptionSpec.Count SILENT_POINTS =
      new OptionSpec.Count("silentPoints", 30, 0, 1000);

  static List<OptionSpec> specs() {
    return List.of(
        PEEK, DRAW, PLAY, WINDOW, SPECIAL, EMPTY, SILENT_POINTS, SitOutTerms.OUT_MINUTES);
  }

  static RecallOptions of(Setup setup) {
    return new RecallOptions(
        setup.count(PEEK),
        setup.count(DRAW),
        setup.count(PLAY),
        setup.count(WINDOW),
        setup.count(SPECIAL),
        setup.flag(EMPTY),
        setup.count(SILENT_POINTS));
  }
}
