package dev.parlor.crypto.commit;

/**
 * The deterministic shuffle. From the last place down, each place changes its value with one drawn
 * among all places up to it.
 */
public final class FisherYates {
  private FisherYates() {}

  /** A permutation of 0 .. size-1; size-1 draws with bounds size, size-1, ..., 2. */
  public static int[] order(int size, Draws draws) {
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      order[i] = i;
    }
    for (int i = size - 1; i > 0; i--) {
      int j = draws.below(i + 1);
      int moved = order[i];
      order[i] = order[j];
      order[j] = moved;
    }
    return order;
  }
}
