package dev.parlor.games.recall;

/** The phases of a game, by their names in the original. */
public enum RecallPhase {
  INITIAL_PEEK,
  /** The seat in turn holds a drawn card. */
  PLAYING,
  /** The seat in turn is to draw, or to call Recall. */
  DRAWING_CARD,
  SAME_RANK_WINDOW,
  SPECIAL_PLAY_WINDOW,
  /** Between two turns, or before the end, while cards are shuffled or turned over. */
  ENDING_ROUND,
  FINISHED;

  /** Whether the top of the discard pile may be collected. */
  boolean collecting() {
    return this != INITIAL_PEEK && this != SAME_RANK_WINDOW && this != FINISHED;
  }
}
