package dev.parlor.games.poker.bot;

import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.Street;

/**
 * How likely an opponent holds each hand, narrowed move by move. No hand is ever ruled out, because
 * an opponent who plays in an unexpected way need not have one of the best hands.
 */
final class Range {
  private static final int FINE = 100;

  private final float[] weights = new float[Combos.COUNT];
  private final float doubt;

  /**
   * @param known cards that the opponent can't hold
   * @param doubt how much of an unexpected hand remains likely, from 0 to 1
   */
  Range(long known, double doubt) {
    this.doubt = (float) doubt;
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      weights[combo] = (Combos.mask(combo) & known) == 0 ? 1 : 0;
    }
  }

  /**
   * Narrows the range by a move.
   *
   * @param size of a bet or of the bet that was called, in pots before it
   * @param raises on this street before the move
   */
  void narrow(PokerMove move, float[] strengths, double size, int raises) {
    boolean preflop = move.street() == Street.PREFLOP;
    float[] fits = new float[FINE + 1];
    for (int step = 0; step <= FINE; step++) {
      double strength = (double) step / FINE;
      fits[step] =
          (float)
              (preflop
                  ? before(move, strength, size, raises)
                  : after(move, strength, size, raises));
    }
    float floor = doubt * usual(fits, strengths);
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      if (weights[combo] > 0) {
        weights[combo] *=
            strengths[combo] < 0 ? 0 : floor + (1 - doubt) * fits[step(strengths[combo])];
      }
    }
  }

  /**
   * How often an opponent with this range makes the move, on average over all its hands. A hand
   * that does not fit the move is taken to make it that often as well, as far as the doubt goes.
   */
  private float usual(float[] fits, float[] strengths) {
    double sum = 0;
    double all = 1e-9;
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      if (weights[combo] > 0 && strengths[combo] >= 0) {
        sum += weights[combo] * fits[step(strengths[combo])];
        all += weights[combo];
      }
    }
    return (float) (sum / all);
  }

  private static int step(float strength) {
    return (int) (strength * FINE);
  }

  private static double before(PokerMove move, double strength, double size, int raises) {
    return switch (move.kind()) {
      case BET, RAISE -> {
        double from = raises == 0 ? 0.4 : raises == 1 ? 0.85 : 0.95;
        from = move.allIn() && size > 3 ? Math.max(from, 0.8) : from;
        yield from(strength, from, 0.06);
      }
      case CALL ->
          raises == 0
              ? 1 - 0.5 * from(strength, 0.85, 0.05)
              : from(strength, raises == 1 ? 0.4 : 0.75, 0.08)
                  * (1 - 0.6 * from(strength, 0.95, 0.02));
      case CHECK -> 1 - 0.5 * from(strength, 0.85, 0.05);
      case FOLD -> 0;
    };
  }

  private static double after(PokerMove move, double strength, double size, int raises) {
    return switch (move.kind()) {
      case BET, RAISE -> {
        double from = Math.min(0.95, 0.62 + 0.08 * Math.min(size, 2) + 0.13 * raises);
        double bluff = 0.25 * (1 - from(strength, 0.35, 0.1));
        yield Math.max(from(strength, from, 0.07), bluff);
      }
      case CALL -> {
        double from = 0.85 * size / (1 + size);
        yield from(strength, from, 0.08) * (1 - 0.5 * from(strength, 0.93, 0.03));
      }
      case CHECK -> 1 - 0.55 * from(strength, 0.75, 0.08);
      case FOLD -> 0;
    };
  }

  /** A smooth step: near 0 below the threshold, near 1 above it. */
  private static double from(double strength, double threshold, double width) {
    return 1 / (1 + Math.exp((threshold - strength) / width * 2));
  }

  /** Which part of the hands, the weakest first, lies below each threshold of strength. */
  double quantile(float[] strengths, double part) {
    double[] mass = new double[FINE + 1];
    double all = 0;
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      if (weights[combo] > 0 && strengths[combo] >= 0) {
        mass[step(strengths[combo])] += weights[combo];
        all += weights[combo];
      }
    }
    double below = 0;
    for (int percent = 0; percent <= FINE; percent++) {
      below += mass[percent];
      if (below >= part * all) {
        return (double) percent / FINE;
      }
    }
    return 1;
  }

  /** Which part of the pot is won against the hands from this strength on. */
  double equity(float[] won, float[] strengths, double from) {
    double sum = 0;
    double all = 1e-9;
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      if (weights[combo] > 0 && won[combo] >= 0 && strengths[combo] >= from) {
        sum += weights[combo] * won[combo];
        all += weights[combo];
      }
    }
    return sum / all;
  }
}
