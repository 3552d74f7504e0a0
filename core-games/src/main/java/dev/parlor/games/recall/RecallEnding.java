package dev.parlor.games.recall;

/** Why a game is over. */
public enum RecallEnding {
  /** A hand became empty: its player wins at once. */
  EMPTY_HAND,
  /** All four cards of a rank were collected: the collector wins at once. */
  FOUR_OF_A_KIND,
  /** Recall was called and everybody else has had a last turn. */
  RECALL,
  /** No card is left to draw. */
  NO_CARDS,
  /** Fewer than two seats are left. */
  DESERTED;

  boolean winsAtOnce() {
    return this == EMPTY_HAND || this == FOUR_OF_A_KIND;
  }
}
