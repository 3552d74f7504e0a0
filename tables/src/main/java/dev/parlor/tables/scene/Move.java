package dev.parlor.tables.scene;

/**
 * Something that the person who looks may do now: a button, a key.
 *
 * @param typed the text that does it; empty when it can't be typed
 * @param label what it is called, with its amount
 */
public record Move(String typed, Phrase label, Weight weight, Deed deed) {
  /** The typed text that stands for Enter alone. */
  public static final String ENTER = "enter";

  /** How a move is to be offered. */
  public enum Weight {
    /** A move that one usually makes here. */
    USUAL,
    NORMAL,
    /** A move that can't be undone and costs much, so it has to be held or confirmed. */
    GRAVE,
    /** A small help beside the game, such as sorting and undoing. */
    QUIET
  }

  public static Move usual(String typed, Phrase label, Deed deed) {
    return new Move(typed, label, Weight.USUAL, deed);
  }

  public static Move normal(String typed, Phrase label, Deed deed) {
    return new Move(typed, label, Weight.NORMAL, deed);
  }

  public static Move grave(String typed, Phrase label, Deed deed) {
    return new Move(typed, label, Weight.GRAVE, deed);
  }

  public static Move quiet(String typed, Phrase label, Deed deed) {
    return new Move(typed, label, Weight.QUIET, deed);
  }
}
