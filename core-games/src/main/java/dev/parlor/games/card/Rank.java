package dev.parlor.games.card;

/** The thirteen ranks, ace first, in the order of the card codes; {@link #number} is 1 to 13. */
public enum Rank {
  ACE('A'),
  TWO('2'),
  THREE('3'),
  FOUR('4'),
  FIVE('5'),
  SIX('6'),
  SEVEN('7'),
  EIGHT('8'),
  NINE('9'),
  TEN('T'),
  JACK('J'),
  QUEEN('Q'),
  KING('K');

  private final char letter;

  Rank(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  /** Ace 1, two 2 ... king 13. */
  public int number() {
    return ordinal() + 1;
  }
}
