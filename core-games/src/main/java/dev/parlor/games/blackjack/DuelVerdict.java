package dev.parlor.games.blackjack;

import dev.parlor.games.twentyone.HandValue;

/** How a hand came out against the dealer. */
public enum DuelVerdict {
  /** A natural that the dealer does not share: three chips for two, rounded down. */
  NATURAL("natural"),
  WIN("win"),
  PUSH("push"),
  LOSE("lose"),
  /** The hand is over 21: it has lost even if the dealer is, too. */
  BUST("bust"),
  /** Lost because its owner claimed something false in this round. */
  FORFEIT("forfeit");

  private final String word;

  DuelVerdict(String word) {
    this.word = word;
  }

  /** The message key of its name. */
  public String key() {
    return "blackjack.verdict." + word;
  }

  /** Chips that a bet wins or, below 0, loses. */
  public int net(int bet) {
    return switch (this) {
      case NATURAL -> bet + bet / 2;
      case WIN -> bet;
      case PUSH -> 0;
      case LOSE, BUST, FORFEIT -> -bet;
    };
  }

  /** Compares an honest hand with the dealer's. 21 with two cards of a split pair is no natural. */
  static DuelVerdict of(HandValue hand, boolean split, HandValue dealer) {
    boolean natural = hand.blackjack() && !split;
    if (hand.bust()) {
      return BUST;
    } else if (natural || dealer.blackjack()) {
      return natural ? (dealer.blackjack() ? PUSH : NATURAL) : LOSE;
    } else if (dealer.bust() || hand.total() > dealer.total()) {
      return WIN;
    }
    return hand.total() == dealer.total() ? PUSH : LOSE;
  }
}
