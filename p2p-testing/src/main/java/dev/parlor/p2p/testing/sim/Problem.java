package dev.parlor.p2p.testing.sim;

/** Something that must never happen. */
public record Problem(Kind kind, String what) {
  /** The zeros of the last line. */
  public enum Kind {
    /** Two honest phones with different logs or tables, or an honest seat called a liar. */
    DIVERGED,
    /** Something that an honest phone signed, chips or cards are gone or doubled. */
    LOST,
    /** Somebody can see a card that it may not. */
    LEAKED,
    /** A match that neither ends nor visibly stops; an exception that escapes. */
    STUCK
  }
}
