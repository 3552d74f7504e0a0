package dev.parlor.games.highlow;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import dev.parlor.games.SitOutTerms;
import java.util.List;

/**
 * The table options.
 *
 * @param coins coins of every seat at the start
 * @param pot what is in the pot at the start; an emptied pot always starts again at 50
 * @param hands hands for every seat, 0 for no limit
 * @param forfeitOnQuit whether ending with cards on the table costs the smallest bet
 */
public record HighLowOptions(int coins, int pot, int hands, boolean forfeitOnQuit) {
  static final int FRESH_POT = 50;

  private static final OptionSpec.Count COINS = new OptionSpec.Count("coins", 500, 0, 1_000_000);
  private static final OptionSpec.Count POT =
      new OptionSpec.Count("pot", FRESH_POT, 1, 100_000_000);
  private static final OptionSpec.Count HANDS = new OptionSpec.Count("hands", 20, 0, 1000);
  private static final OptionSpec.Flag FORFEIT = new OptionSpec.Flag("forfeitOnQuit", false);

  static List<OptionSpec> specs() {
    return List.of(COINS, POT, HANDS, FORFEIT, SitOutTerms.OUT_MINUTES);
  }

  static HighLowOptions of(Setup setup) {
    return new HighLowOptions(
        setup.count(COINS), setup.count(POT), setup.count(HANDS), setup.flag(FORFEIT));
  }
}
