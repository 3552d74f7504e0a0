package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Finds the best partition of a hand into melds, exactly. It decides the lowest undecided face
 * first: the face stays in the hand or goes into one of the melds that begin with it. Results are
 * remembered by what is undecided and how many jokers are free. Not thread-safe, because it keeps
 * its tables from hand to hand.
 */
public final class MeldSolver {
  /** Allows any number of jokers in a meld. */
  public static final int ANY = 6;

  private static final int MOST_CARDS = 20;

  private final Candidates candidates = new Candidates();
  private int[] gains = new int[256];

  /** Which faces belong to melds that need at most so many jokers. */
  private final int[] reachable = new int[MOST_CARDS + 1];

  /**
   * The best gain in the low half, and the number of the hand for which it holds in the high half.
   */
  private long[] memo = new long[0];

  private int hand;

  /**
   * The best partition. Jokers stand where they count most, and each meld has at least one natural
   * card.
   */
  public Partition best(List<Card> cards, Objective objective, int maxJokersPerMeld) {
    solve(cards, objective, maxJokersPerMeld);
    return trace(cards);
  }

  /** The deadwood that is left when as much as possible is melded. */
  public int leastDeadwood(List<Card> cards, int maxJokersPerMeld) {
    int gain = solve(cards, Objective.LEAST_DEADWOOD, maxJokersPerMeld);
    return candidates.total - Objective.first(gain);
  }

  /** The greatest value of melds that can be laid at once. */
  public int greatestValue(List<Card> cards, int maxJokersPerMeld) {
    return Objective.first(solve(cards, Objective.GREATEST_VALUE, maxJokersPerMeld));
  }

  private int solve(List<Card> cards, Objective objective, int maxJokersPerMeld) {
    if (cards.size() > MOST_CARDS) {
      throw new IllegalArgumentException("more than " + MOST_CARDS + " cards: " + cards.size());
    }
    candidates.find(cards, maxJokersPerMeld);
    int jokers = candidates.jokers;
    if (gains.length < candidates.size()) {
      gains = new int[candidates.size()];
    }
    Arrays.fill(reachable, 0, jokers + 1, 0);
    for (int i = 0; i < candidates.size(); i++) {
      gains[i] = candidates.gain(i, objective);
      reachable[candidates.jokers(i)] |= candidates.mask(i);
    }
    for (int j = 1; j <= jokers; j++) {
      reachable[j] |= reachable[j - 1];
    }
    int keys = (jokers + 1) << (candidates.faces + candidates.twice);
    if (memo.length < keys) {
      memo = new long[keys];
    }
    if (++hand == 0) {
      Arrays.fill(memo, 0);
      hand = 1;
    }
    return best(all(), doubles(), jokers);
  }

  private int all() {
    return (1 << candidates.faces) - 1;
  }

  private int doubles() {
    return (1 << candidates.twice) - 1;
  }

  /**
   * @param once the faces of which at least one card is undecided
   * @param twice the faces of which two are
   */
  private int best(int once, int twice, int jokers) {
    int left = once & reachable[jokers];
    if (left == 0) {
      return 0;
    }
    int doubled = twice & left;
    int key = key(left, doubled, jokers);
    long known = memo[key];
    if ((int) (known >>> 32) == hand) {
      return (int) known;
    }
    int lowest = left & -left;
    int best = best(left & ~lowest, doubled & ~lowest, jokers);
    for (int c = candidates.first(Integer.numberOfTrailingZeros(lowest));
        c >= 0;
        c = candidates.next(c)) {
      int mask = candidates.mask(c);
      int with = candidates.jokers(c);
      if (with <= jokers && (mask & ~left) == 0) {
        int gain =
            gains[c] + best((left & ~mask) | (doubled & mask), doubled & ~mask, jokers - with);
        best = Math.max(best, gain);
      }
    }
    memo[key] = ((long) hand << 32) | best;
    return best;
  }

  private int key(int once, int twice, int jokers) {
    return (((jokers << candidates.faces) | once) << candidates.twice) | twice;
  }

  /** Walks the remembered gains once more and notes which decision gave them. */
  private Partition trace(List<Card> cards) {
    List<MeldLayout> melds = new ArrayList<>();
    List<Card> rest = new ArrayList<>(cards);
    int once = all();
    int twice = doubles();
    int jokers = candidates.jokers;
    while ((once & reachable[jokers]) != 0) {
      once &= reachable[jokers];
      twice &= once;
      int lowest = once & -once;
      int chosen = chosen(once, twice, jokers);
      if (chosen < 0) {
        once &= ~lowest;
        twice &= ~lowest;
      } else {
        MeldLayout meld = candidates.layout(chosen);
        meld.cards().forEach(rest::remove);
        melds.add(meld);
        int mask = candidates.mask(chosen);
        once = (once & ~mask) | (twice & mask);
        twice &= ~mask;
        jokers -= candidates.jokers(chosen);
      }
    }
    return new Partition(melds, Collections.unmodifiableList(rest));
  }

  /** The candidate by which the best gain is reached, or -1 when the lowest face stays. */
  private int chosen(int once, int twice, int jokers) {
    int lowest = once & -once;
    int gain = best(once, twice, jokers);
    if (gain == best(once & ~lowest, twice & ~lowest, jokers)) {
      return -1;
    }
    int c = candidates.first(Integer.numberOfTrailingZeros(lowest));
    while (true) {
      int mask = candidates.mask(c);
      int with = candidates.jokers(c);
      if (with <= jokers
          && (mask & ~once) == 0
          && gain
              == gains[c] + best((once & ~mask) | (twice & mask), twice & ~mask, jokers - with)) {
        return c;
      }
      c = candidates.next(c);
    }
  }
}
