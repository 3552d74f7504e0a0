package dev.parlor.games.poker;

import dev.parlor.games.poker.hand.PokerHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The order in which seats help to open the last cards of a hand. Seats that can win nothing help
 * first, so that none of them knows a card early and could save a friend by silence. Then the
 * contenders help, the smaller stake before the larger.
 */
final class Waves {
  private Waves() {}

  static List<Set<Integer>> of(PokerHand hand) {
    TreeMap<Integer, Set<Integer>> byStake = new TreeMap<>();
    for (int seat : hand.liveSeats()) {
      byStake.computeIfAbsent(stake(hand, seat), none -> new TreeSet<>()).add(seat);
    }
    return new ArrayList<>(byStake.values());
  }

  /** What a seat can lose: no more than another contender has put in. */
  private static int stake(PokerHand hand, int seat) {
    int matched = 0;
    for (int other : hand.liveSeats()) {
      if (other != seat) {
        matched = Math.max(matched, hand.players().get(other).total());
      }
    }
    return Math.min(matched, hand.players().get(seat).total());
  }
}
