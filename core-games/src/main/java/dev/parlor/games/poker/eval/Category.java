package dev.parlor.games.poker.eval;

/** The nine kinds of hands, the weakest first. A royal flush is the best straight flush. */
public enum Category {
  HIGH_CARD,
  PAIR,
  TWO_PAIR,
  THREE_OF_A_KIND,
  STRAIGHT,
  FLUSH,
  FULL_HOUSE,
  FOUR_OF_A_KIND,
  STRAIGHT_FLUSH;

  private static final Category[] ALL = values();

  /** The category of a {@link PlainStrength}. */
  static Category ofStrength(int strength) {
    return ALL[strength >>> 26];
  }
}
