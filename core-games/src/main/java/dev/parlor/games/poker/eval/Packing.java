package dev.parlor.games.poker.eval;

/** Packs the values of many 32-bit sums into one array without two in the same place. */
final class Packing {
  private final int[] sums;
  private final short[] values;
  private final short[] packed = new short[EvaluatorTables.PLACES];

  Packing(int[] sums, short[] values) {
    this.sums = sums;
    this.values = values;
  }

  /**
   * Fills {@code masks} so that no two sums share a place: the lower half of a sum under the mask
   * of its group.
   */
  short[] pack(char[] masks) {
    int groups = masks.length;
    int[] ends = new int[groups];
    for (int sum : sums) {
      ends[group(sum)]++;
    }
    int largest = 0;
    int total = 0;
    for (int group = 0; group < groups; group++) {
      largest = Math.max(largest, ends[group]);
      total += ends[group];
      ends[group] = total;
    }
    int[] order = new int[sums.length];
    int[] next = ends.clone();
    for (int i = 0; i < sums.length; i++) {
      order[--next[group(sums[i])]] = i;
    }
    for (int size = largest; size > 0; size--) {
      for (int group = 0; group < groups; group++) {
        if (ends[group] - next[group] == size) {
          masks[group] = take(order, next[group], ends[group]);
        }
      }
    }
    return packed;
  }

  private static int group(int sum) {
    return sum >>> (32 - EvaluatorTables.GROUP_BITS);
  }

  /**
   * Finds the mask of a group: the first one under which all its places are free. Large groups come
   * first.
   */
  private char take(int[] order, int from, int to) {
    for (int mask = 0; mask < EvaluatorTables.PLACES; mask++) {
      if (fits(order, from, to, mask)) {
        for (int i = from; i < to; i++) {
          int place = (char) sums[order[i]] ^ mask;
          if (packed[place] != 0) {
            throw new IllegalStateException("two choices of ranks with the same sum");
          }
          packed[place] = values[order[i]];
        }
        return (char) mask;
      }
    }
    throw new IllegalStateException("no room for a group of " + (to - from));
  }

  private boolean fits(int[] order, int from, int to, int mask) {
    for (int i = from; i < to; i++) {
      if (packed[(char) sums[order[i]] ^ mask] != 0) {
        return false;
      }
    }
    return true;
  }
}
