package dev.parlor.app.nearby;

/**
 * Whether a match counts on a leaderboard.
 *
 * @param station whose ticket it has; empty while there is none
 */
public record Ranking(Kind kind, String station) {
  /** What is known about the ranking of a match. */
  public enum Kind {
    /** This game is never ranked. */
    NEVER,
    /** A station is looked for when the seats are closed. */
    OPEN,
    /** A station has given a ticket, and the ticket stands in the log. */
    RANKED,
    /** No station was there. */
    UNRANKED
  }

  public static final Ranking NEVER = new Ranking(Kind.NEVER, "");
  public static final Ranking OPEN = new Ranking(Kind.OPEN, "");
  public static final Ranking UNRANKED = new Ranking(Kind.UNRANKED, "");

  public static Ranking at(String station) {
    return new Ranking(Kind.RANKED, station);
  }
}
