package dev.parlor.games.classic;

import dev.parlor.games.card.Card;
import java.util.List;

/**
 * Chances of winning (a draw counts half). Cards are drawn from those that a side has not seen.
 * Each drawn card counts as put back, which is accurate enough for a choice between two plays.
 */
final class Chances {
  private static final int MOST_POINTS = 11;

  /**
   * A side that stays has at least this total; it seldom has less. So its staying tells something
   * about its total.
   */
  private static final int STAYS_FROM = 16;

  private static final double SELDOM = 0.05;

  /** The chance that the next card counts so many points. */
  private final double[] next = new double[MOST_POINTS + 1];

  Chances(List<Card> seen) {
    int[] left = new int[MOST_POINTS + 1];
    for (int code = 0; code < 52; code++) {
      left[Side.points(Card.of(code))]++;
    }
    for (Card card : seen) {
      left[Side.points(card)]--;
    }
    for (int points = 2; points <= MOST_POINTS; points++) {
      next[points] = left[points] / (52.0 - seen.size());
    }
  }

  /** What staying is worth for each own total. */
  @FunctionalInterface
  interface Stay {
    double worth(int total);
  }

  /** What the better of hitting and staying is worth. */
  double best(int total, Stay stay) {
    return Math.max(stay.worth(total), hit(total, stay));
  }

  /** What hitting once and then playing on as well as possible is worth. */
  double hit(int total, Stay stay) {
    double[] best = new double[Side.LIMIT + 1];
    for (int later = Side.LIMIT; later > total; later--) {
      best[later] = Math.max(stay.worth(later), drawing(later, best));
    }
    return drawing(total, best);
  }

  private double drawing(int total, double[] best) {
    double worth = 0;
    for (int points = 2; points <= Math.min(MOST_POINTS, Side.LIMIT - total); points++) {
      worth += next[points] * best[total + points];
    }
    return worth;
  }

  /** What staying is worth to the dealer when the player shows {@code open} and hides one card. */
  Stay dealer(int open, boolean playerHasHit) {
    return total -> {
      double worth = 0;
      double possible = 0;
      for (int down = 2; down <= MOST_POINTS; down++) {
        int players = open + down;
        boolean shown = playerHasHit ? players > Side.LIMIT : players == Side.LIMIT;
        if (!shown) {
          double likely = next[down] * (players < STAYS_FROM ? SELDOM : 1);
          possible += likely;
          worth += likely * compared(total, players);
        }
      }
      return possible == 0 ? 0 : worth / possible;
    };
  }

  /** What staying is worth to the player against a dealer who sees all cards. */
  Stay player(int dealersOpen) {
    return total -> {
      double lost = 0;
      double possible = 0;
      for (int down = 2; down <= MOST_POINTS; down++) {
        int dealers = dealersOpen + down;
        if (dealers != Side.LIMIT) {
          possible += next[down];
          lost += next[down] * best(dealers, own -> compared(own, total));
        }
      }
      return possible == 0 ? 0 : 1 - lost / possible;
    };
  }

  /**
   * What staying is worth to the player against a dealer who hits below a limit, with all cards
   * open.
   */
  Stay playerAgainstPolicy(int dealersTotal, int hitBelow) {
    return total -> 1 - policy(dealersTotal, hitBelow, total);
  }

  private double policy(int total, int hitBelow, int players) {
    if (total >= hitBelow) {
      return compared(total, players);
    }
    double worth = 0;
    for (int points = 2; points <= Math.min(MOST_POINTS, Side.LIMIT - total); points++) {
      worth += next[points] * policy(total + points, hitBelow, players);
    }
    return worth;
  }

  static double compared(int own, int other) {
    return own == other ? 0.5 : own > other ? 1 : 0;
  }
}
