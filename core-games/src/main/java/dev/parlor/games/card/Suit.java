package dev.parlor.games.card;

/** The four suits, in the order of the card codes. */
public enum Suit {
  SPADES('s', '\u2660'),
  HEARTS('h', '\u2665'),
  DIAMONDS('d', '\u2666'),
  CLUBS('c', '\u2663');

  private final char letter;
  private final char symbol;

  Suit(char letter, char symbol) {
    this.letter = letter;
    this.symbol = symbol;
  }

  public char letter() {
    return letter;
  }

  public char symbol() {
    return symbol;
  }
}
