package dev.parlor.games.recall;

/**
 * What a seat has missed by silence.
 *
 * @param sitsOut whether it gets no cards until there is another deck
 * @param counts whether it has spoilt or sat out a deal, and so comes behind all who have not
 */
public record RecallSilence(boolean sitsOut, boolean counts) {
  static final RecallSilence NONE = new RecallSilence(false, false);

  /** A seat spoils the deal of which it has cards. */
  static final RecallSilence SPOILS = new RecallSilence(true, true);

  /** A seat falls silent while the deck is on its way. */
  RecallSilence between() {
    return new RecallSilence(true, counts);
  }

  /** A deal begins, with this seat or without it. */
  RecallSilence dealt(boolean here) {
    return here ? new RecallSilence(false, counts) : new RecallSilence(sitsOut, counts || sitsOut);
  }
}
