package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import java.util.Collection;

/** What cards count: in a hand at the end, and in a meld. */
public final class MeldPoints {
  static final int JOKER_IN_HAND = 20;

  /** The places of a run: ace low is 1, two to king 2 to 13, ace high 14. */
  static final int ACE_HIGH = 14;

  private static final int[] UP_TO = new int[ACE_HIGH + 1];

  static {
    for (int place = 1; place <= ACE_HIGH; place++) {
      UP_TO[place] = UP_TO[place - 1] + (place == ACE_HIGH ? 11 : Math.min(place, 10));
    }
  }

  private MeldPoints() {}

  /** A card left in the hand: ace 11, joker 20. */
  public static int deadwood(Card card) {
    return card.isJoker() ? JOKER_IN_HAND : highValue(card.rank());
  }

  public static int deadwood(Collection<Card> cards) {
    return cards.stream().mapToInt(MeldPoints::deadwood).sum();
  }

  /** Ace 11, two to ten face, jack queen king 10. */
  static int highValue(Rank rank) {
    return rank == Rank.ACE ? 11 : Math.min(rank.number(), 10);
  }

  /** The places from low to high of a run, both included, together. */
  static int ofRun(int low, int high) {
    return UP_TO[high] - UP_TO[low - 1];
  }
}
