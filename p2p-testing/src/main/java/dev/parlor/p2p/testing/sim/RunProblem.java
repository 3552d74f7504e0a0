package dev.parlor.p2p.testing.sim;

/** Something that must never happen and did, as the watch found it. */
public record RunProblem(Kind kind, String what) {
  /** The kinds of problems that the last line counts. */
  public enum Kind {
    /** Two honest phones have different logs or tables, or an honest seat is called a liar. */
    DIVERGED,
    /** Something that an honest phone signed is gone or doubled, or chips or cards are. */
    LOST,
    /** Somebody can see a card that it may not. */
    LEAKED,
    /** A match neither ends nor visibly stops, or an exception escapes. */
    STUCK
  }
}
