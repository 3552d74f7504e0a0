package dev.parlor.games.recall;

/**
 * What a seat has missed by silence.
 *
 * @param sitsOut whether it gets no cards until there is another deck
 * @param counts whether it has spoilt or sat out a deal, and so comes behind all who have not
 */
public record Silence(boolean sitsOut, boolean counts) {
  static final Silence NONE = new Silence(false, false);

  /** A seat spoils the deal of which it has cards. */
  static final Silence SPOILS = new Silence(true, true);

  /** A seat falls silent while the deck is on its way. */
  Silence between() {
    return new Silence(true, counts);
  }

  /** A deal begins, with this seat or without it. */
  Silence dealt(boolean here) {
    return here ? new Silence(false, counts) : new Silence(sitsOut, counts || sitsOut);
  }
}
