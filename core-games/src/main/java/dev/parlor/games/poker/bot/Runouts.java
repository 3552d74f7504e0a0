package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import java.util.Arrays;

/**
 * Ways in which a board may be completed. They are always the same for one board, so that its
 * results stay comparable and a player stays a pure function. Every hand is ranked once on each of
 * them; later questions only compare ranks.
 */
final class Runouts {
  private static final int WHOLE = 5;

  /**
   * Ranks are rounded to steps of four for strengths, which is fine enough for a part of all hands.
   */
  private static final int COARSE = 2;

  /** How many boards are enough for strengths, which are means; the odds of one hand need more. */
  private static final int ENOUGH = 24;

  private static final int STEPS = (7463 >> COARSE) + 1;

  /** The rank of each hand, by board; 0 for hands that the board excludes. */
  private final int[][] ranks;

  Runouts(int[] board, int samples) {
    int missing = WHOLE - board.length;
    int[] rest = Combos.without(mask(board));
    int count = missing == 0 ? 1 : missing == 1 ? Math.min(samples, rest.length) : samples;
    this.ranks = new int[count][];
    Dice dice = Dice.seeded(31 * mask(board));
    int[] whole = Arrays.copyOf(board, WHOLE);
    for (int run = 0; run < count; run++) {
      complete(whole, board.length, rest, run, dice);
      ranks[run] = HandRanking.of(whole);
    }
  }

  /** Completes the boards. Every card comes first in turn, so that few boards stand for all. */
  private static void complete(int[] whole, int from, int[] rest, int run, Dice dice) {
    int first = run % rest.length;
    if (from < WHOLE && first == 0) {
      mix(rest, dice);
    }
    for (int card = from; card < WHOLE; card++) {
      int pick = card == from ? first : dice.below(rest.length);
      while (card > from && holds(whole, from, card, rest[pick])) {
        pick = dice.below(rest.length);
      }
      whole[card] = rest[pick];
    }
  }

  private static void mix(int[] cards, Dice dice) {
    for (int last = cards.length - 1; last > 0; last--) {
      int other = dice.below(last + 1);
      int card = cards[last];
      cards[last] = cards[other];
      cards[other] = card;
    }
  }

  private static boolean holds(int[] cards, int from, int to, int wanted) {
    for (int card = from; card < to; card++) {
      if (cards[card] == wanted) {
        return true;
      }
    }
    return false;
  }

  static long mask(int[] codes) {
    long mask = 0;
    for (int code : codes) {
      mask |= 1L << code;
    }
    return mask;
  }

  /**
   * Which part of all other hands each hand beats, from 0 to 1; -1 for hands that the board
   * excludes.
   */
  float[] strengths() {
    float[] sum = new float[Combos.COUNT];
    int[] seen = new int[Combos.COUNT];
    int looked = Math.min(ranks.length, ENOUGH);
    for (int run = 0; run < looked; run++) {
      int[] row = ranks[run];
      float[] beaten = beaten(row);
      for (int combo = 0; combo < Combos.COUNT; combo++) {
        int rank = row[combo];
        sum[combo] += rank == 0 ? 0 : beaten[rank >> COARSE];
        seen[combo] += rank == 0 ? 0 : 1;
      }
    }
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      sum[combo] = seen[combo] == 0 ? -1 : sum[combo] / seen[combo];
    }
    return sum;
  }

  private static float[] beaten(int[] row) {
    int[] equal = new int[STEPS];
    int all = 0;
    for (int rank : row) {
      equal[rank >> COARSE] += rank > 0 ? 1 : 0;
      all += rank > 0 ? 1 : 0;
    }
    float[] beaten = new float[STEPS];
    int above = 0;
    for (int step = 0; step < STEPS; step++) {
      beaten[step] = 1 - (2 * above + equal[step]) / (2f * all);
      above += equal[step];
    }
    return beaten;
  }

  /**
   * Which part of the pot one hand wins against each other hand; -1 against hands that can't be.
   */
  float[] against(int own) {
    int[] lead = new int[Combos.COUNT];
    int[] blocked = new int[Combos.COUNT];
    int runs = 0;
    for (int[] row : ranks) {
      if (row[own] > 0) {
        compare(row, row[own], lead, blocked);
        runs++;
      }
    }
    float[] won = new float[Combos.COUNT];
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      int seen = runs - blocked[combo];
      boolean apart = (Combos.mask(combo) & Combos.mask(own)) == 0;
      won[combo] = seen == 0 || !apart ? -1 : (lead[combo] + blocked[combo] + seen) / (2f * seen);
    }
    return won;
  }

  /** Adds 1 where the rank is better; adds -1 where it is worse or there is no hand to compare. */
  private static void compare(int[] row, int rank, int[] lead, int[] blocked) {
    for (int combo = 0; combo < row.length; combo++) {
      int behind = row[combo] - rank;
      lead[combo] += (behind >> 31) | (-behind >>> 31);
      blocked[combo] += (row[combo] - 1) >>> 31;
    }
  }
}
