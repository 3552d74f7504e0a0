package dev.parlor.games.poker.bot;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Computes the tables that {@link Preflop} and {@link PreflopEquity} hold. The first is the order
 * of the 169 hands by what they win against any two cards. The second says with how few chips it is
 * right to push, or to call a push, heads-up; fictitious play goes on until both answers stand
 * still. The third says what each class of hands wins against each. {@code main} prints the tables
 * as they stand there.
 */
final class PreflopTables {
  private static final int CLASSES = Preflop.CLASSES;
  private static final int[] NO_BOARD = {};

  /** How much of the pot each class wins against each when all are all-in before the flop. */
  private final double[][] equity = new double[CLASSES][CLASSES];

  /** How often the other seat holds the second class, if one seat holds the first. */
  private final double[][] combos = new double[CLASSES][CLASSES];

  PreflopTables(int samples) {
    Runouts runouts = new Runouts(NO_BOARD, samples);
    boolean[] done = new boolean[CLASSES];
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      int own = Preflop.classOf(combo);
      if (!done[own]) {
        done[own] = true;
        row(own, runouts.against(combo));
      }
    }
  }

  private void row(int own, float[] won) {
    for (int other = 0; other < Combos.COUNT; other++) {
      if (won[other] >= 0) {
        int type = Preflop.classOf(other);
        equity[own][type] += won[other];
        combos[own][type]++;
      }
    }
    for (int type = 0; type < CLASSES; type++) {
      equity[own][type] /= Math.max(1, combos[own][type]);
    }
  }

  double againstAny(int own) {
    double sum = 0;
    double all = 0;
    for (int type = 0; type < CLASSES; type++) {
      sum += equity[own][type] * combos[own][type];
      all += combos[own][type];
    }
    return sum / all;
  }

  /** For each class the part of all combos that is better, in 62nds. */
  int[] order() {
    Integer[] best = IntStream.range(0, CLASSES).boxed().toArray(Integer[]::new);
    Arrays.sort(best, Comparator.comparingDouble(type -> -againstAny(type)));
    int[] order = new int[CLASSES];
    int before = 0;
    for (int type : best) {
      order[type] = before * Preflop.LEVELS / Combos.COUNT;
      before += combosOf(type);
    }
    return order;
  }

  private static int combosOf(int type) {
    int row = type / Preflop.RANKS;
    int column = type % Preflop.RANKS;
    return row == column ? 6 : row < column ? 4 : 12;
  }

  /** With how many half big blinds at most it is right to push and to call, for each class. */
  int[][] pushAndCall() {
    int[][] most = new int[2][CLASSES];
    for (int halves = 2; halves < Preflop.LEVELS; halves++) {
      double[][] mix = equilibrium(halves / 2.0);
      for (int type = 0; type < CLASSES; type++) {
        for (int role = 0; role < 2; role++) {
          most[role][type] = mix[role][type] > 0.5 ? halves : most[role][type];
        }
      }
    }
    return most;
  }

  private double[][] equilibrium(double stack) {
    double[][] mix = new double[2][CLASSES];
    Arrays.fill(mix[0], 1);
    Arrays.fill(mix[1], 1);
    for (int round = 1; round <= 1500; round++) {
      double weight = 1.0 / (round + 1);
      for (int type = 0; type < CLASSES; type++) {
        mix[0][type] += weight * ((push(type, mix[1], stack) > -0.5 ? 1 : 0) - mix[0][type]);
      }
      for (int type = 0; type < CLASSES; type++) {
        mix[1][type] += weight * ((call(type, mix[0], stack) > -1 ? 1 : 0) - mix[1][type]);
      }
    }
    return mix;
  }

  private double push(int own, double[] calls, double stack) {
    double worth = 0;
    double all = 0;
    for (int type = 0; type < CLASSES; type++) {
      double called = 2 * stack * equity[own][type] - stack;
      worth += combos[own][type] * (calls[type] * called + (1 - calls[type]) * 1);
      all += combos[own][type];
    }
    return worth / all;
  }

  private double call(int own, double[] pushes, double stack) {
    double worth = 0;
    double all = 1e-9;
    for (int type = 0; type < CLASSES; type++) {
      worth += combos[own][type] * pushes[type] * (2 * stack * equity[own][type] - stack);
      all += combos[own][type] * pushes[type];
    }
    return worth / all;
  }

  /** What each class wins against each class behind it in the grid, in 61sts. */
  int[] halfOfEquities() {
    int[] half = new int[CLASSES * (CLASSES - 1) / 2];
    int at = 0;
    for (int own = 0; own < CLASSES; own++) {
      for (int other = own + 1; other < CLASSES; other++) {
        double won = (equity[own][other] + 1 - equity[other][own]) / 2;
        half[at++] = (int) Math.round(won * (Preflop.LEVELS - 1));
      }
    }
    return half;
  }

  static String written(int[] levels) {
    StringBuilder text = new StringBuilder();
    for (int level : levels) {
      text.append(Preflop.DIGITS.charAt(level));
    }
    return text.toString();
  }

  public static void main(String[] args) {
    PreflopTables tables = new PreflopTables(6000);
    int[][] most = tables.pushAndCall();
    System.out.println(written(tables.order()));
    System.out.println(written(most[0]));
    System.out.println(written(most[1]));
    System.out.println(written(tables.halfOfEquities()));
  }
}
