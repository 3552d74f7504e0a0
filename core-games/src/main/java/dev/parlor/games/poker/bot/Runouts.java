package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.poker.eval.Evaluator;
import java.util.Arrays;

/**
 * Ways in which a board may be completed, the same for the same board: what is worked out about one
 * board stays comparable, and a player stays a pure function.
 */
final class Runouts {
  private static final int RANKS = 7463;
  private static final int WHOLE = 5;
  private static final int RIVER = 4;

  private final long board;
  private final long[] cards;
  private final long[] sums;
  private final long[] lanes;

  /**
   * @param dead cards that can't come, the board not included
   */
  Runouts(int[] board, long dead, int samples) {
    this.board = mask(board);
    int missing = WHOLE - board.length;
    int[] rest = Combos.without(this.board | dead);
    int count = missing == 0 ? 1 : missing == 1 ? Math.min(samples, rest.length) : samples;
    this.cards = new long[count];
    this.sums = new long[count];
    this.lanes = new long[count];
    Dice dice = Dice.seeded(31 * this.board + dead);
    for (int run = 0; run < count; run++) {
      long sum = Evaluator.EMPTY;
      long lane = 0;
      for (int code : board) {
        sum += Evaluator.key(code);
        lane |= Evaluator.lane(code);
      }
      for (int card = 0; card < missing; card++) {
        int from = board.length + card == RIVER && missing == 1 ? run : card;
        int pick = from + dice.below(rest.length - from);
        int code = rest[pick];
        rest[pick] = rest[from];
        rest[from] = code;
        sum += Evaluator.key(code);
        lane |= Evaluator.lane(code);
        cards[run] |= 1L << code;
      }
      sums[run] = sum;
      lanes[run] = lane;
    }
  }

  static long mask(int[] codes) {
    long mask = 0;
    for (int code : codes) {
      mask |= 1L << code;
    }
    return mask;
  }

  private int rank(int run, int combo) {
    int low = Combos.low(combo);
    int high = Combos.high(combo);
    return Evaluator.rank(
        sums[run] + Evaluator.key(low) + Evaluator.key(high),
        lanes[run] | Evaluator.lane(low) | Evaluator.lane(high));
  }

  /** What part of all other hands each beats, from 0 to 1; -1 for hands that the board excludes. */
  float[] strengths() {
    float[] sum = new float[Combos.COUNT];
    int[] seen = new int[Combos.COUNT];
    int[] ranks = new int[Combos.COUNT];
    int[] better = new int[RANKS + 1];
    for (int run = 0; run < cards.length; run++) {
      Arrays.fill(better, 0);
      int all = 0;
      for (int combo = 0; combo < Combos.COUNT; combo++) {
        boolean there = (Combos.mask(combo) & (board | cards[run])) == 0;
        ranks[combo] = there ? rank(run, combo) : 0;
        better[ranks[combo]] += there ? 1 : 0;
        all += there ? 1 : 0;
      }
      int above = 0;
      for (int rank = 1; rank < RANKS; rank++) {
        int equal = better[rank];
        better[rank] = 2 * above + equal;
        above += equal;
      }
      for (int combo = 0; combo < Combos.COUNT; combo++) {
        if (ranks[combo] > 0) {
          sum[combo] += 1 - better[ranks[combo]] / (2f * all);
          seen[combo]++;
        }
      }
    }
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      sum[combo] = seen[combo] == 0 ? -1 : sum[combo] / seen[combo];
    }
    return sum;
  }

  /** What part of the pot one hand wins against each other; -1 against hands that can't be. */
  float[] against(int own) {
    float[] won = new float[Combos.COUNT];
    long dead = board | Combos.mask(own);
    int[] ranks = new int[cards.length];
    for (int run = 0; run < cards.length; run++) {
      ranks[run] = rank(run, own);
    }
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      won[combo] = (Combos.mask(combo) & dead) != 0 ? -1 : share(combo, ranks);
    }
    return won;
  }

  private float share(int combo, int[] own) {
    long mask = Combos.mask(combo);
    int halves = 0;
    int seen = 0;
    for (int run = 0; run < own.length; run++) {
      if ((mask & cards[run]) == 0) {
        int rank = rank(run, combo);
        halves += own[run] < rank ? 2 : own[run] == rank ? 1 : 0;
        seen++;
      }
    }
    return seen == 0 ? 0.5f : halves / (2f * seen);
  }
}
