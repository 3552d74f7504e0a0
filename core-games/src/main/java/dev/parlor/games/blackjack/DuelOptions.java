package dev.parlor.games.blackjack;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import dev.parlor.games.SitOutTerms;
import java.util.List;

/**
 * The table options of a match.
 *
 * @param maxBet at least {@code minBet}
 * @param splitTens whether any two cards that count 10 are a pair, not only equal ranks
 */
public record DuelOptions(int rounds, int chips, int minBet, int maxBet, boolean splitTens) {
  static final OptionSpec.Count ROUNDS = new OptionSpec.Count("rounds", 10, 1, 1000);
  static final OptionSpec.Count CHIPS = new OptionSpec.Count("chips", 500, 10, 1_000_000);
  static final OptionSpec.Count MIN_BET = new OptionSpec.Count("minBet", 10, 1, 10_000);
  static final OptionSpec.Count MAX_BET = new OptionSpec.Count("maxBet", 100, 1, 100_000);
  static final OptionSpec.Flag SPLIT_TENS = new OptionSpec.Flag("splitTens", false);

  static final List<OptionSpec> SPECS =
      List.of(ROUNDS, CHIPS, MIN_BET, MAX_BET, SPLIT_TENS, SitOutTerms.OUT_MINUTES);

  /** Reads the options. A greatest bet below the smallest one is raised to it. */
  static DuelOptions of(Setup setup) {
    int minBet = setup.count(MIN_BET);
    return new DuelOptions(
        setup.count(ROUNDS),
        setup.count(CHIPS),
        minBet,
        Math.max(minBet, setup.count(MAX_BET)),
        setup.flag(SPLIT_TENS));
  }

  /** The smallest bet of a player with these chips: all of them when they are too few. */
  public int minBet(int chips) {
    return Math.min(minBet, chips);
  }

  public int maxBet(int chips) {
    return Math.min(maxBet, chips);
  }
}
