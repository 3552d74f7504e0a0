package dev.parlor.games.blackjack;

/**
 * The bet that wins a match most often, for each lead and each number of rounds left, computed
 * backwards from the last round. It assumes that the best rival bets a twentieth of the starting
 * chips and that both play basic strategy. A table of chances says how a round then ends.
 */
final class StandingBets {
  /** How many steps there are to a smallest bet, in which leads are counted. */
  private static final int STEPS_A_BET = 5;

  private static final int SPAN = 600;
  private static final int MOST_ROUNDS = 30;
  private static final int RIVALS_SHARE = 20;

  /** What one round can bring, in halves of a bet. {@link #CHANCES} says how often each comes. */
  private static final int[] HALVES = {-4, -2, 0, 2, 3, 4};

  private static final double[] CHANCES = {0.053, 0.436, 0.086, 0.319, 0.045, 0.061};

  private final int step;
  private final int rival;
  private final int sizes;
  private final int smallest;
  private final int size;

  /** The number of the best bet's size, by rounds left and by lead. */
  private final byte[][] best = new byte[MOST_ROUNDS + 1][2 * SPAN + 1];

  StandingBets(DuelOptions options) {
    step = Math.max(1, options.minBet() / STEPS_A_BET);
    smallest = options.minBet();
    sizes = 10;
    size = Math.max(1, (options.maxBet() - options.minBet()) / (sizes - 1));
    rival = Math.max(1, options.chips() / RIVALS_SHARE / step);
    compute();
  }

  int bet(int lead, int left, int min, int max) {
    int index = index(lead / step);
    int wish = smallest + size * best[Math.min(left, MOST_ROUNDS)][index];
    return Math.max(min, Math.min(max, wish));
  }

  private void compute() {
    double[] worth = new double[2 * SPAN + 1];
    for (int lead = -SPAN; lead <= SPAN; lead++) {
      worth[index(lead)] = lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
    }
    for (int left = 1; left <= MOST_ROUNDS; left++) {
      double[] rivalPlayed = rivalPlayed(worth);
      double[] before = new double[worth.length];
      for (int lead = -SPAN; lead <= SPAN; lead++) {
        for (int number = 0; number < sizes; number++) {
          double value = played(rivalPlayed, lead, (smallest + size * number) / step);
          if (value > before[index(lead)] + 1e-12) {
            before[index(lead)] = value;
            best[left][index(lead)] = (byte) number;
          }
        }
      }
      worth = before;
    }
  }

  /** What each lead is worth on average over the results of the rival's hand. */
  private double[] rivalPlayed(double[] worth) {
    double[] before = new double[worth.length];
    for (int lead = -SPAN; lead <= SPAN; lead++) {
      for (int i = 0; i < HALVES.length; i++) {
        before[index(lead)] += CHANCES[i] * worth[index(lead - rival * HALVES[i] / 2)];
      }
    }
    return before;
  }

  private static double played(double[] worth, int lead, int bet) {
    double value = 0;
    for (int i = 0; i < HALVES.length; i++) {
      value += CHANCES[i] * worth[index(lead + bet * HALVES[i] / 2)];
    }
    return value;
  }

  private static int index(int lead) {
    return Math.max(-SPAN, Math.min(SPAN, lead)) + SPAN;
  }
}
