package dev.parlor.games.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The face of a card: one of 52 with rank and suit, or the joker. There is one object for each
 * face, so {@code ==} is equality. Two physical cards of a larger deck may have the same face.
 */
public final class Card implements Comparable<Card> {
  private static final Card[] ALL = new Card[53];
  private static final Rank[] RANKS = Rank.values();
  private static final Suit[] SUITS = Suit.values();

  static {
    for (int code = 0; code < ALL.length; code++) {
      ALL[code] = new Card(code);
    }
  }

  public static final Card JOKER = ALL[52];

  private final int code;

  private Card(int code) {
    this.code = code;
  }

  /**
   * The face with this code: suit * 13 + rank, ace first, spades hearts diamonds clubs; 52 joker.
   */
  public static Card of(int code) {
    return ALL[code];
  }

  public static Card of(Rank rank, Suit suit) {
    return ALL[suit.ordinal() * 13 + rank.ordinal()];
  }

  /**
   * Reads {@code As}, {@code Td}, {@code 7h} or {@code Jk}.
   *
   * @throws IllegalArgumentException naming the text when it is no card
   */
  public static Card parse(String text) {
    if (text.equals("Jk")) {
      return JOKER;
    }
    if (text.length() == 2) {
      int rank = "A23456789TJQK".indexOf(text.charAt(0));
      int suit = "shdc".indexOf(text.charAt(1));
      if (rank >= 0 && suit >= 0) {
        return ALL[suit * 13 + rank];
      }
    }
    throw new IllegalArgumentException("not a card: '" + text + "'");
  }

  /** Reads cards written one after the other, with or without spaces: {@code AsTd Jk}. */
  public static List<Card> parseAll(String text) {
    String packed = text.replace(" ", "");
    if (packed.length() % 2 != 0) {
      throw new IllegalArgumentException("not a list of cards: '" + text + "'");
    }
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < packed.length(); i += 2) {
      cards.add(parse(packed.substring(i, i + 2)));
    }
    return Collections.unmodifiableList(cards);
  }

  public int code() {
    return code;
  }

  public boolean isJoker() {
    return code == 52;
  }

  /** The rank; a joker has none. */
  public Rank rank() {
    if (isJoker()) {
      throw new IllegalStateException("a joker has no rank");
    }
    return RANKS[code % 13];
  }

  /** The suit; a joker has none. */
  public Suit suit() {
    if (isJoker()) {
      throw new IllegalStateException("a joker has no suit");
    }
    return SUITS[code / 13];
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(code, other.code);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return code;
  }

  @Override
  public String toString() {
    return isJoker() ? "Jk" : "" + rank().letter() + suit().letter();
  }
}
