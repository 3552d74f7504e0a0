package dev.parlor.games.poker;

/**
 * How far a match has come.
 *
 * @param deck the number of the deck in use or asked for
 * @param button the seat that dealt last, or -1 before the first hand
 * @param bigBlind the seat of the last big blind, or -1
 */
public record HandsSoFar(int deck, int handsPlayed, int button, int bigBlind, boolean timeUp) {
  static final HandsSoFar START = new HandsSoFar(0, 0, -1, -1, false);

  HandsSoFar withButton(int dealer, int blind) {
    return new HandsSoFar(deck, handsPlayed, dealer, blind, timeUp);
  }

  HandsSoFar withHandPlayed() {
    return new HandsSoFar(deck, handsPlayed + 1, button, bigBlind, timeUp);
  }

  HandsSoFar withNextDeck() {
    return new HandsSoFar(deck + 1, handsPlayed, button, bigBlind, timeUp);
  }

  HandsSoFar withTimeUp() {
    return new HandsSoFar(deck, handsPlayed, button, bigBlind, true);
  }
}
