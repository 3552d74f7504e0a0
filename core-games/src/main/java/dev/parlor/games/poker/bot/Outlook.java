package dev.parlor.games.poker.bot;

/** What one hand wins on a board against each other hand, and how strong each of these is there. */
final class Outlook {
  private final float[] won;
  private final float[] strengths;

  Outlook(float[] won, float[] strengths) {
    this.won = won;
    this.strengths = strengths;
  }

  double strength(int combo) {
    return strengths[combo];
  }

  /** The part of the pot that is won against a range, or against its stronger hands only. */
  double equity(Range range, double from) {
    return range.equity(won, strengths, from);
  }

  /** The strength below which this part of a range lies. */
  double quantile(Range range, double part) {
    return range.quantile(strengths, part);
  }
}
