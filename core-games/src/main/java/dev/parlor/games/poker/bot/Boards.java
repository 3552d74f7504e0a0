package dev.parlor.games.poker.bot;

import java.util.LinkedHashMap;
import java.util.Map;

/** How strong each hand is on a board, remembered for the boards looked at last. */
final class Boards {
  private static final int KEPT = 16;

  private final int samples;
  private final Map<Long, float[]> known = new LinkedHashMap<>();

  Boards(int samples) {
    this.samples = samples;
  }

  /** What part of all other hands each beats; -1 for those that the board excludes. */
  float[] strengths(int[] board) {
    long key = Runouts.mask(board);
    float[] strengths = known.get(key);
    if (strengths == null) {
      if (known.size() >= KEPT) {
        known.remove(known.keySet().iterator().next());
      }
      strengths = new Runouts(board, 0, samples).strengths();
      known.put(key, strengths);
    }
    return strengths;
  }
}
