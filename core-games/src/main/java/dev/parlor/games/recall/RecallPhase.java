package dev.parlor.games.recall;

/** The phases of a game, by their names in the original. */
public enum RecallPhase {
  INITIAL_PEEK("initial_peek"),
  /** The seat in turn holds a drawn card. */
  PLAYING("playing"),
  /** The seat in turn is to draw, or to call Recall. */
  DRAWING_CARD("drawing_card"),
  SAME_RANK_WINDOW("same_rank_window"),
  SPECIAL_PLAY_WINDOW("special_play_window"),
  /** Between two turns, or before the end, while cards are shuffled or turned over. */
  ENDING_ROUND("ending_round"),
  FINISHED("finished");

  private final String id;

  RecallPhase(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /** Whether the top of the discard pile may be collected. */
  boolean collecting() {
    return this != INITIAL_PEEK && this != SAME_RANK_WINDOW && this != FINISHED;
  }
}
