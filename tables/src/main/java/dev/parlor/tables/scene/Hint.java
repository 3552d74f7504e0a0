package dev.parlor.tables.scene;

/**
 * What an expert would do in this person's place, and why. It uses nothing that this person has not
 * seen.
 */
public record Hint(Phrase what, Phrase why) {

  /** What to do and why, one after the other. */
  public Phrase whole() {
    return Phrase.of("coach.says", what, why);
  }
}
