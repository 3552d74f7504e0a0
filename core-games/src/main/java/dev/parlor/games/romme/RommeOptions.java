package dev.parlor.games.romme;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import dev.parlor.games.SitOutTerms;
import java.util.List;

/**
 * The table options.
 *
 * @param firstMeld what the first melds of a round must count together
 * @param byTarget whether the match ends at a target score, otherwise after fixed rounds
 * @param eliminate whether a player who reaches the target is out and the others play on
 * @param silentPoints the least that a round counts for a seat that spoils it by silence or sits it
 *     out
 */
public record RommeOptions(
    int firstMeld,
    int maxJokersPerMeld,
    boolean byTarget,
    int target,
    int rounds,
    boolean eliminate,
    int silentPoints) {
  private static final OptionSpec.OneOf FIRST_MELD =
      new OptionSpec.OneOf("firstMeld", "30", List.of("30", "40", "50"));
  private static final OptionSpec.Count MAX_JOKERS =
      new OptionSpec.Count("maxJokersPerMeld", 6, 1, 6);
  private static final OptionSpec.OneOf MATCH =
      new OptionSpec.OneOf("match", "target", List.of("target", "rounds"));
  private static final OptionSpec.Count TARGET = new OptionSpec.Count("target", 200, 20, 2000);
  private static final OptionSpec.Count ROUNDS = new OptionSpec.Count("rounds", 5, 1, 50);
  private static final OptionSpec.Flag ELIMINATE = new OptionSpec.Flag("eliminate", false);

  private static final OptionSpec.Count SILENT_POINTS =
      new OptionSpec.Count("silentPoints", 100, 0, 1000);

  static final List<OptionSpec> SPECS =
      List.of(
          FIRST_MELD,
          MAX_JOKERS,
          MATCH,
          TARGET,
          ROUNDS,
          ELIMINATE,
          SILENT_POINTS,
          SitOutTerms.OUT_MINUTES);

  static RommeOptions of(Setup setup) {
    return new RommeOptions(
        Integer.parseInt(setup.text(FIRST_MELD)),
        setup.count(MAX_JOKERS),
        setup.text(MATCH).equals("target"),
        setup.count(TARGET),
        setup.count(ROUNDS),
        setup.flag(ELIMINATE),
        setup.count(SILENT_POINTS));
  }
}
