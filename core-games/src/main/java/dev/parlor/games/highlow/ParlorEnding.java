package dev.parlor.games.highlow;

/** Why a seat's game is over. */
public enum ParlorEnding {
  /** It said {@code end}. */
  ENDED,
  /** It left the table. */
  LEFT,
  /** It won the whole pot. */
  POT_EMPTIED,
  /** It could not pay a post on the smallest bet. */
  BROKE,
  /** It has played all its hands. */
  HANDS_PLAYED
}
