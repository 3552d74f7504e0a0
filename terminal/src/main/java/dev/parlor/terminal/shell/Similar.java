package dev.parlor.terminal.shell;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what somebody may have meant. */
public final class Similar {
  private Similar() {}

  /** The nearest of these words; empty if none is near. */
  public static Optional<String> to(String typed, Collection<String> words) {
    int limit = Math.max(1, typed.length() / 3);
    return words.stream()
        .filter(word -> distance(typed, word) <= limit || isBeginning(typed, word))
        .min(Comparator.comparingInt(word -> distance(typed, word)));
  }

  private static boolean isBeginning(String typed, String word) {
    return typed.length() > 2 && word.startsWith(typed);
  }

  /** How many letters have to be added, dropped, changed or swapped with their neighbour. */
  private static int distance(String one, String other) {
    int[][] cost = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, one, other, i, j);
      }
    }
    return cost[one.length()][other.length()];
  }

  private static int cheapest(int[][] cost, String one, String other, int i, int j) {
    int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
    int least = Math.min(cost[i - 1][j - 1] + change, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
  }
}
