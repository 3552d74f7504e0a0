package dev.parlor.games.card;

/** The thirteen ranks, ace first, in the order of the card codes; {@link #number} is 1 to 13. */
public enum Rank {
  ACE,
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT,
  NINE,
  TEN,
  JACK,
  QUEEN,
  KING;

  private static final String LETTERS = "A23456789TJQK";

  public char letter() {
    return LETTERS.charAt(ordinal());
  }

  /** Ace 1, two 2 ... king 13. */
  public int number() {
    return ordinal() + 1;
  }
}
