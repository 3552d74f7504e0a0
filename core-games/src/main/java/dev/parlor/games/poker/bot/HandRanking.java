package dev.parlor.games.poker.bot;

import dev.parlor.games.poker.eval.Evaluator;

/**
 * The rank of every hand on a whole board. Without a flush a rank depends only on the two ranks of
 * a hand, so 91 hands stand for nearly all; only hands that complete a flush are ranked one by one.
 */
final class HandRanking {
  private static final int DECK = 52;
  private static final int SUITED = 13;
  private static final int FLUSH = 5;

  /** The part of a key that belongs to the rank of the card. */
  private static final long NUMBER = 0xFFFFFFFF00000000L;

  private static final long SUIT = (1L << SUITED) - 1;

  private static final byte[] PAIRS = new byte[Combos.COUNT];
  private static final long[] NUMBERS = new long[SUITED * (SUITED + 1) / 2];

  static {
    int pair = 0;
    int[][] pairs = new int[SUITED][SUITED];
    for (int one = 0; one < SUITED; one++) {
      for (int other = one; other < SUITED; other++) {
        NUMBERS[pair] = (Evaluator.key(one) & NUMBER) + (Evaluator.key(other) & NUMBER);
        pairs[one][other] = pair;
        pairs[other][one] = pair++;
      }
    }
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      PAIRS[combo] = (byte) pairs[Combos.low(combo) % SUITED][Combos.high(combo) % SUITED];
    }
  }

  private HandRanking() {}

  /** The rank of each hand: 1 is the best, and 0 stands for hands that the board excludes. */
  static int[] of(int[] board) {
    long sum = Evaluator.EMPTY;
    long lanes = 0;
    for (int code : board) {
      sum += Evaluator.key(code);
      lanes |= Evaluator.lane(code);
    }
    int[] row = unsuited(sum);
    flushes(row, sum, lanes, Runouts.mask(board));
    for (int code : board) {
      for (int other = 0; other < DECK; other++) {
        if (other != code) {
          row[Combos.of(code, other)] = 0;
        }
      }
    }
    return row;
  }

  private static int[] unsuited(long sum) {
    long numbers = (sum & NUMBER) + Evaluator.EMPTY;
    int[] ranks = new int[NUMBERS.length];
    for (int pair = 0; pair < ranks.length; pair++) {
      ranks[pair] = Evaluator.rank(numbers + NUMBERS[pair], 0);
    }
    int[] row = new int[Combos.COUNT];
    for (int combo = 0; combo < row.length; combo++) {
      row[combo] = ranks[PAIRS[combo]];
    }
    return row;
  }

  private static void flushes(int[] row, long sum, long lanes, long board) {
    for (int suit = 0; suit < DECK; suit += SUITED) {
      long cards = SUIT << suit;
      int there = Long.bitCount(board & cards);
      for (int combo = 0; combo < row.length && there >= FLUSH - 2; combo++) {
        if (there + Long.bitCount(Combos.mask(combo) & cards) >= FLUSH) {
          row[combo] = Evaluator.rank(sum + Combos.key(combo), lanes | Combos.lane(combo));
        }
      }
    }
  }
}
