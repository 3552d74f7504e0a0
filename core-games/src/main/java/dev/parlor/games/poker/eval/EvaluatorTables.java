package dev.parlor.games.poker.eval;

import dev.parlor.games.Dice;
import java.util.Arrays;

/**
 * The tables of the {@link Evaluator}, computed when they are first needed.
 *
 * <p>Every rank has a random number of 32 bits. The sums of seven of them (a rank at most four
 * times) are all different: a search found a start value for which this holds, and the build checks
 * it. A sum's upper bits name a group of sums. Each group has a mask that moves its sums to places
 * of {@code ranks} where no other sum stands.
 */
final class EvaluatorTables {
  static final int GROUP_BITS = 13;
  static final int PLACES = 1 << 16;

  private static final int CLASSES = 7462;
  private static final int SUMS_OF_SEVEN = 49205;
  private static final long SEED = 1;

  /** A card's number in the upper half, and the count of its suit below. */
  final long[] keys = new long[52];

  /** The mask of each group, which is combined with the lower half of its sums. */
  final char[] masks = new char[1 << GROUP_BITS];

  /** Ranks of the sums, 1 to 7462. */
  final short[] ranks;

  /** Ranks of the cards of one suit, by their lane. */
  final short[] flushes = new short[1 << 13];

  /** The strengths of all hands of five cards, ascending. */
  final int[] classes;

  EvaluatorTables() {
    Dice dice = Dice.seeded(SEED);
    int[] numbers = new int[13];
    for (int rank = 0; rank < numbers.length; rank++) {
      numbers[rank] = (dice.below(1 << 16) << 16) | dice.below(1 << 16);
    }
    for (int code = 0; code < keys.length; code++) {
      long suit = 1L << (code / 13 * 4);
      keys[code] = ((long) numbers[(code + 12) % 13] << 32) | suit;
    }
    classes = classes(numbers);
    for (int lane = 0; lane < flushes.length; lane++) {
      if (Integer.bitCount(lane) >= 5) {
        flushes[lane] = (short) rank(classes, PlainStrength.flush(lane));
      }
    }
    RankSums sevens = RankSums.of(7, numbers, SUMS_OF_SEVEN);
    short[] values = new short[SUMS_OF_SEVEN];
    for (int i = 0; i < values.length; i++) {
      values[i] = (short) rank(classes, sevens.strengths()[i]);
    }
    ranks = new Packing(sevens.sums(), values).pack(masks);
  }

  /** The rank of a strength; 1 for the greatest. */
  static int rank(int[] classes, int strength) {
    return classes.length - Arrays.binarySearch(classes, strength);
  }

  private static int[] classes(int[] numbers) {
    RankSums fives = RankSums.of(5, numbers, CLASSES);
    int[] strengths = fives.strengths();
    int count = fives.count();
    for (int lane = 0; lane < 1 << 13; lane++) {
      if (Integer.bitCount(lane) == 5) {
        strengths[count++] = PlainStrength.flush(lane);
      }
    }
    Arrays.sort(strengths);
    return strengths;
  }
}
