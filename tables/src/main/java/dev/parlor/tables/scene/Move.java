package dev.parlor.tables.scene;

/**
 * Something that the person who looks may do now: a button, a key.
 *
 * @param typed the text that does it; empty when it can't be typed
 * @param label what it is called, with its amount
 */
public record Move(String typed, Phrase label, Weight weight, Deed deed) {
  /** Enter alone. */
  public static final String ENTER = "enter";

  /** How a move is to be offered. */
  public enum Weight {
    /** What one usually does here. */
    USUAL,
    NORMAL,
    /** It can't be undone and costs much, so it has to be held or confirmed. */
    GRAVE,
    /** Small help beside the game: sort, undo. */
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
