package dev.parlor.games.poker.eval;

import dev.parlor.games.card.Card;
import java.util.List;

/**
 * Ranks of five, six or seven cards: 1 is the royal flush, 7462 the worst high card; equal ranks
 * tie. Ranks of hands of different length compare by their best five cards.
 *
 * <p>The rank of seven cards is found by a sum: start with {@link #EMPTY} and add {@link #key} of
 * each card. Code that walks through many hands keeps partial sums and calls {@link #rank(long,
 * long)}.
 */
public final class Evaluator {
  /**
   * The sum of no cards. The count of each suit starts at 3, so that the fifth card of a suit sets
   * its highest bit.
   */
  public static final long EMPTY = 0x3333;

  private static final long FLUSH = 0x8888;

  private static final long[] KEYS;
  private static final long[] LANES = new long[52];
  private static final char[] MASKS;
  private static final short[] RANKS;
  private static final short[] FLUSHES;
  private static final int[] CLASSES;

  static {
    EvaluatorTables tables = new EvaluatorTables();
    KEYS = tables.keys;
    MASKS = tables.masks;
    RANKS = tables.ranks;
    FLUSHES = tables.flushes;
    CLASSES = tables.classes;
    for (int code = 0; code < LANES.length; code++) {
      LANES[code] = PlainStrength.lane(code);
    }
  }

  private Evaluator() {}

  /** What a card ({@link Card#code}) adds to the sum of its hand. */
  public static long key(int code) {
    return KEYS[code];
  }

  /** A card's bit in the lanes of its hand, which tell the ranks of a flush. */
  public static long lane(int code) {
    return LANES[code];
  }

  /** The rank of seven cards by their sum of keys and their lanes. */
  public static int rank(long sum, long lanes) {
    return (sum & FLUSH) == 0 ? unsuited(sum) : flush(sum, lanes);
  }

  /** The rank of seven different cards by their codes. */
  public static int rank(int a, int b, int c, int d, int e, int f, int g) {
    long sum = EMPTY + KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e] + KEYS[f] + KEYS[g];
    if ((sum & FLUSH) == 0) {
      return unsuited(sum);
    }
    return flush(sum, LANES[a] | LANES[b] | LANES[c] | LANES[d] | LANES[e] | LANES[f] | LANES[g]);
  }

  /** The rank of five to seven different cards. */
  public static int rank(List<Card> cards) {
    long sum = EMPTY;
    long lanes = 0;
    for (Card card : cards) {
      sum += KEYS[card.code()];
      lanes |= LANES[card.code()];
    }
    return switch (cards.size()) {
      case 7 -> rank(sum, lanes);
      case 5, 6 -> rankOfFew(lanes);
      default -> throw new IllegalArgumentException(cards.size() + " cards");
    };
  }

  /** The rank of five or six cards by their lanes. The table of sums is for seven cards only. */
  public static int rankOfFew(long lanes) {
    return EvaluatorTables.rank(CLASSES, PlainStrength.of(lanes));
  }

  public static Category category(int rank) {
    return Category.ofStrength(CLASSES[CLASSES.length - rank]);
  }

  /** Bytes of all tables together. */
  public static int tableBytes() {
    return 8 * (KEYS.length + LANES.length)
        + 2 * (MASKS.length + RANKS.length + FLUSHES.length)
        + 4 * CLASSES.length;
  }

  private static int unsuited(long sum) {
    return RANKS[((int) (sum >>> 32) ^ MASKS[(int) (sum >>> 51)]) & 0xFFFF];
  }

  private static int flush(long sum, long lanes) {
    int suit = Long.numberOfTrailingZeros(sum & FLUSH) >>> 2;
    return FLUSHES[(int) (lanes >>> (16 * suit)) & 0x1FFF];
  }
}
