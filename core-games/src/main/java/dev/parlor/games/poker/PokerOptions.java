package dev.parlor.games.poker;

import dev.parlor.games.OptionSpec;
import dev.parlor.games.Setup;
import dev.parlor.games.SitOutTerms;
import java.util.List;

/**
 * The options of a match. A small blind above the big one counts as the big one.
 *
 * @param blindsUpEvery hands between two doublings of the blinds; 0 for never
 * @param handLimit hands after which the match ends; 0 for no limit
 * @param minutesLimit minutes after which the hand under way is the last; 0 for no limit
 * @param burn whether a card is laid aside before flop, turn and river
 */
public record PokerOptions(
    int chips,
    int smallBlind,
    int bigBlind,
    int blindsUpEvery,
    int handLimit,
    int minutesLimit,
    boolean burn) {
  public static final OptionSpec.Count CHIPS = new OptionSpec.Count("chips", 1000, 1, 1_000_000);
  public static final OptionSpec.Count SMALL_BLIND =
      new OptionSpec.Count("smallBlind", 10, 1, 1_000_000);
  public static final OptionSpec.Count BIG_BLIND =
      new OptionSpec.Count("bigBlind", 20, 1, 1_000_000);
  public static final OptionSpec.Count BLINDS_UP_EVERY =
      new OptionSpec.Count("blindsUpEvery", 10, 0, 1000);
  public static final OptionSpec.Count HAND_LIMIT =
      new OptionSpec.Count("handLimit", 0, 0, 100_000);
  public static final OptionSpec.Count MINUTES_LIMIT =
      new OptionSpec.Count("minutesLimit", 0, 0, 1440);
  public static final OptionSpec.Flag BURN_CARDS = new OptionSpec.Flag("burnCards", false);

  static final List<OptionSpec> ALL =
      List.of(
          CHIPS,
          SMALL_BLIND,
          BIG_BLIND,
          BLINDS_UP_EVERY,
          HAND_LIMIT,
          MINUTES_LIMIT,
          BURN_CARDS,
          SitOutTerms.OUT_MINUTES);

  static PokerOptions of(Setup setup) {
    int big = setup.count(BIG_BLIND);
    return new PokerOptions(
        setup.count(CHIPS),
        Math.min(setup.count(SMALL_BLIND), big),
        big,
        setup.count(BLINDS_UP_EVERY),
        setup.count(HAND_LIMIT),
        setup.count(MINUTES_LIMIT),
        setup.flag(BURN_CARDS));
  }

  PokerOptions forOneHand() {
    return new PokerOptions(chips, smallBlind, bigBlind, blindsUpEvery, 1, minutesLimit, burn);
  }

  /** The blinds after so many hands. They double at each level, until they exceed all chips. */
  public Blinds blinds(int handsPlayed, int allChips) {
    int small = smallBlind;
    int big = bigBlind;
    int levels = blindsUpEvery == 0 ? 0 : handsPlayed / blindsUpEvery;
    for (int level = 0; level < levels && big < allChips; level++) {
      small *= 2;
      big *= 2;
    }
    return new Blinds(small, big);
  }

  public record Blinds(int small, int big) {}
}
