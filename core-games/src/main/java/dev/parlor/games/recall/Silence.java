package dev.parlor.games.recall;

/**
 * What a seat has missed by silence.
 *
 * @param sitsOut whether it gets no cards until there is another deck
 * @param counts whether it has spoilt or sat out a deal: it is behind all who stayed and did not
 */
public record Silence(boolean sitsOut, boolean counts) {
  static final Silence NONE = new Silence(false, false);

  /** It spoils the deal that it has cards of. */
  static final Silence SPOILS = new Silence(true, true);

  /** It falls silent while the deck is on its way. */
  Silence between() {
    return new Silence(true, counts);
  }

  /** A deal begins, with it or without. */
  Silence dealt(boolean here) {
    return here ? new Silence(false, counts) : new Silence(sitsOut, counts || sitsOut);
  }
}
