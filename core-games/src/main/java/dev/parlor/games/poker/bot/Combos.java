package dev.parlor.games.poker.bot;

import dev.parlor.games.poker.eval.Evaluator;
import java.util.Arrays;

/** The 1326 ways to hold two cards, by number. */
final class Combos {
  static final int COUNT = 1326;
  private static final int DECK = 52;
  private static final byte[] LOW = new byte[COUNT];
  private static final byte[] HIGH = new byte[COUNT];
  private static final long[] MASKS = new long[COUNT];
  private static final long[] KEYS = new long[COUNT];
  private static final long[] LANES = new long[COUNT];

  static {
    int combo = 0;
    for (int low = 0; low < DECK; low++) {
      for (int high = low + 1; high < DECK; high++) {
        LOW[combo] = (byte) low;
        HIGH[combo] = (byte) high;
        MASKS[combo] = 1L << low | 1L << high;
        KEYS[combo] = Evaluator.key(low) + Evaluator.key(high);
        LANES[combo++] = Evaluator.lane(low) | Evaluator.lane(high);
      }
    }
  }

  private Combos() {}

  static int low(int combo) {
    return LOW[combo];
  }

  static int high(int combo) {
    return HIGH[combo];
  }

  static int of(int one, int other) {
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    return low * (2 * DECK - low - 1) / 2 + high - low - 1;
  }

  static long mask(int combo) {
    return MASKS[combo];
  }

  /** What the two cards add to the sum of a hand of seven. */
  static long key(int combo) {
    return KEYS[combo];
  }

  static long lane(int combo) {
    return LANES[combo];
  }

  /** The codes of all cards of the deck but these. */
  static int[] without(long cards) {
    int[] rest = new int[DECK];
    int size = 0;
    for (int code = 0; code < DECK; code++) {
      if ((cards >>> code & 1) == 0) {
        rest[size++] = code;
      }
    }
    return Arrays.copyOf(rest, size);
  }
}
