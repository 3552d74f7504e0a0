package dev.parlor.games.poker.eval;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player calls a hand, as a message key with its arguments: ranks as numbers, 2 to 14 for
 * the ace.
 */
public record HandName(String key, List<Object> args) {
  public HandName {
    args = List.copyOf(args);
  }

  /** Names the best hand among two to seven cards. */
  public static HandName of(List<Card> cards) {
    long lanes = 0;
    for (Card card : cards) {
      lanes |= PlainStrength.lane(card.code());
    }
    return ofStrength(PlainStrength.of(lanes));
  }

  /** The rank as a number: two is 2, ace is 14. */
  public static int height(Card card) {
    int number = card.rank().number();
    return number == 1 ? 14 : number;
  }

  private static HandName ofStrength(int strength) {
    int makers = strength >>> 13 & 0x1FFF;
    int kickers = strength & 0x1FFF;
    int top = top(makers);
    return switch (Category.ofStrength(strength)) {
      case HIGH_CARD -> named("highCard", top(kickers));
      case PAIR -> named("pair", top);
      case TWO_PAIR -> named("twoPair", top, top(makers ^ Integer.highestOneBit(makers)));
      case THREE_OF_A_KIND -> named("three", top);
      case STRAIGHT -> named("straight", top);
      case FLUSH -> named("flush", top(kickers));
      case FULL_HOUSE -> named("fullHouse", top, top(kickers));
      case FOUR_OF_A_KIND -> named("four", top);
      case STRAIGHT_FLUSH -> top == 14 ? named("royalFlush") : named("straightFlush", top);
    };
  }

  private static int top(int ranks) {
    return 33 - Integer.numberOfLeadingZeros(ranks);
  }

  private static HandName named(String name, Integer... heights) {
    return new HandName("poker.hand." + name, new ArrayList<>(List.of(heights)));
  }
}
