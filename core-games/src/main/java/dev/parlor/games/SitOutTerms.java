package dev.parlor.games;

/** What a table agrees on for seats that sit out because their phones are silent. */
public final class SitOutTerms {
  /** How long a seat may sit out before the match goes on without it for good. */
  public static final OptionSpec.Count OUT_MINUTES =
      new OptionSpec.Count("sitOutMinutes", 5, 1, 60);

  private SitOutTerms() {}
}
