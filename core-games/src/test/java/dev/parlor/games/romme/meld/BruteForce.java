package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides a hand into melds in the slow and obvious way: it tries every subset as a meld, and every
 * division.
 */
final class BruteForce {
  private final List<Card> hand;
  private final int maxJokersPerMeld;

  BruteForce(List<Card> hand, int maxJokersPerMeld) {
    this.hand = hand;
    this.maxJokersPerMeld = maxJokersPerMeld;
  }

  int leastDeadwood() {
    int all = MeldPoints.deadwood(hand);
    return all - most(subset -> valueOf(subset) > 0 ? MeldPoints.deadwood(cards(subset)) : 0);
  }

  int greatestValue() {
    return most(this::valueOf);
  }

  private int most(java.util.function.IntUnaryOperator worth) {
    int subsets = 1 << hand.size();
    int[] worths = new int[subsets];
    int[] best = new int[subsets];
    for (int subset = 1; subset < subsets; subset++) {
      worths[subset] = worth.applyAsInt(subset);
      int lowest = subset & -subset;
      best[subset] = best[subset & ~lowest];
      for (int meld = subset; meld > 0; meld = (meld - 1) & subset) {
        if ((meld & lowest) != 0 && worths[meld] > 0) {
          best[subset] = Math.max(best[subset], worths[meld] + best[subset & ~meld]);
        }
      }
    }
    return best[subsets - 1];
  }

  private List<Card> cards(int subset) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      if ((subset >> i & 1) != 0) {
        cards.add(hand.get(i));
      }
    }
    return cards;
  }

  /** The points of these cards as one meld, at best; 0 when they are none. */
  private int valueOf(int subset) {
    List<Card> naturals = cards(subset);
    int size = naturals.size();
    naturals.removeIf(Card::isJoker);
    int jokers = size - naturals.size();
    if (size < 3 || naturals.isEmpty() || jokers > maxJokersPerMeld) {
      return 0;
    }
    return Math.max(asSet(naturals, size), asRun(naturals, size));
  }

  private static int asSet(List<Card> naturals, int size) {
    long suits = naturals.stream().map(Card::suit).distinct().count();
    boolean oneRank = naturals.stream().map(Card::rank).distinct().count() == 1;
    boolean isSet = oneRank && suits == naturals.size() && size <= 4;
    return isSet ? size * MeldPoints.deadwood(naturals.get(0)) : 0;
  }

  private static int asRun(List<Card> naturals, int size) {
    int best = 0;
    for (int low = 1; low + size - 1 <= 14; low++) {
      int high = low + size - 1;
      if (naturals.stream().map(Card::suit).distinct().count() == 1
          && naturals.stream().distinct().count() == naturals.size()
          && !(low == 1 && high == 14)
          && fits(naturals, low, high)) {
        int value = 0;
        for (int place = low; place <= high; place++) {
          value += place == 14 ? 11 : Math.min(place, 10);
        }
        best = Math.max(best, value);
      }
    }
    return best;
  }

  private static boolean fits(List<Card> naturals, int low, int high) {
    return naturals.stream()
        .allMatch(
            card -> {
              int number = card.rank().number();
              return (number >= low && number <= high) || (number == 1 && high == 14);
            });
  }
}
