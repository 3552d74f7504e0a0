package dev.parlor.games.poker.bot;

import java.util.LinkedHashMap;
import java.util.Map;

/** Results for the boards that were looked at last: the three streets of a hand, and one more. */
final class RecentBoards {
  private static final int KEPT = 4;

  private final int samples;
  private final Map<Long, Known> known = new LinkedHashMap<>();

  RecentBoards(int samples) {
    this.samples = samples;
  }

  /** Which part of all other hands each hand beats; -1 for hands that the board excludes. */
  float[] strengths(int[] board) {
    return known(board).strengths;
  }

  /**
   * Which part of the pot one hand wins against each other hand; -1 against hands that can't be.
   */
  float[] against(int[] board, int own) {
    return known(board).runouts.against(own);
  }

  private Known known(int[] board) {
    long key = Runouts.mask(board);
    Known found = known.get(key);
    if (found == null) {
      if (known.size() >= KEPT) {
        known.remove(known.keySet().iterator().next());
      }
      found = new Known(new Runouts(board, samples));
      known.put(key, found);
    }
    return found;
  }

  private static final class Known {
    private final Runouts runouts;
    private final float[] strengths;

    Known(Runouts runouts) {
      this.runouts = runouts;
      this.strengths = runouts.strengths();
    }
  }
}
