package dev.parlor.games.poker.eval;

import java.util.Arrays;

/** How often every rank comes up among all hands of five, six or seven cards. */
public final class HandCounts {
  private static final int CARDS = 52;

  private final int[] byRank = new int[7463];

  private HandCounts() {}

  /** Evaluates every hand of so many cards. */
  public static HandCounts of(int cards) {
    HandCounts counts = new HandCounts();
    counts.walk(cards, 0, Evaluator.EMPTY, 0);
    return counts;
  }

  public int of(Category category) {
    int count = 0;
    for (int rank = 1; rank < byRank.length; rank++) {
      if (Evaluator.category(rank) == category) {
        count += byRank[rank];
      }
    }
    return count;
  }

  /** How many ranks come up at all. */
  public int classes() {
    return (int) Arrays.stream(byRank).filter(count -> count > 0).count();
  }

  private void walk(int left, int from, long sum, long lanes) {
    for (int card = from; card <= CARDS - left; card++) {
      long nextSum = sum + Evaluator.key(card);
      long nextLanes = lanes | Evaluator.lane(card);
      if (left > 3) {
        walk(left - 1, card + 1, nextSum, nextLanes);
      } else {
        lastTwo(card + 1, nextSum, nextLanes);
      }
    }
  }

  private void lastTwo(int from, long sum, long lanes) {
    boolean seven = Long.bitCount(lanes) == 5;
    for (int a = from; a < CARDS - 1; a++) {
      long sumA = sum + Evaluator.key(a);
      long lanesA = lanes | Evaluator.lane(a);
      for (int b = a + 1; b < CARDS; b++) {
        long all = lanesA | Evaluator.lane(b);
        byRank[seven ? Evaluator.rank(sumA + Evaluator.key(b), all) : Evaluator.rankOfFew(all)]++;
      }
    }
  }
}
