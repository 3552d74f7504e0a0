package dev.parlor.games.highlow;

/** What a table of High-Low Parlor waits for. */
public enum ParlorPhase {
  SHUFFLE,
  FIRST_CARD,
  DECLARE_FIRST,
  SECOND_CARD,
  DECLARE_SECOND,
  BET,
  THIRD_CARD,
  PROMPT,
  /** Everybody who still plays is away. */
  PAUSED,
  OVER;

  /** Whether the seat in turn is to act. */
  boolean deciding() {
    return this == DECLARE_FIRST || this == DECLARE_SECOND || this == BET || this == PROMPT;
  }

  /** Whether a card has been asked for. */
  boolean drawing() {
    return this == FIRST_CARD || this == SECOND_CARD || this == THIRD_CARD;
  }
}
