package dev.parlor.games.poker.bot;

/**
 * What is known of two cards before the flop, for each of the 169 classes of hands: a grid with the
 * ace in the first row and column, pairs on the diagonal, suited hands above it. The tables are
 * computed by PreflopTables, which lies with the tests.
 */
final class Preflop {
  static final int RANKS = 13;
  static final int CLASSES = RANKS * RANKS;

  /** Values are written as one of these each. */
  static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  static final int LEVELS = DIGITS.length();

  private static final String ORDER =
      "0122356788ABC204569BDGGJKN36079CFIKLOPR47B0CGJOQTTUX5ADH1LORWZZbe8FJNS1TXZcfgk"
          + "9HLPUb1XZdhlnCKPVYee2bfjlqEMRYdgik3gkmqEOTahllnq6jnrGQWcioprsr9ptISXcjotuuwwDu"
          + "KVafmsvxxyyzM";
  private static final String PUSH =
      "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzrzzzzzzzzzurmazzzzzzzzrZZVOzzwujzzzzYKLG"
          + "zzndcQzzztTIEzyfUQKQzzzZLAzubPJGJIzzqT9zqYNFCDCAzzc9zlXLEA9988zM8zjUKEA87665z7"
          + "zfQHC8655544z";
  private static final String CALL =
      "zzzzzzzzzzzzzzzzzzzzzzzzzuzzzzzzzzurplczzzzzzzlcaZWQzzzwzzvjVQPOKzzphXzhYTMJJG"
          + "zygYRMzjYQKHFzsaQNJKzaQKHDznXMIGHHzRMIEzjULFDEEDzQJEzeRKFBCBCDzHEzcQJEBAAAB9zD"
          + "zYNHDA988988z";

  private Preflop() {}

  static int classOf(int combo) {
    int low = Combos.low(combo);
    int high = Combos.high(combo);
    int one = place(low % RANKS);
    int other = place(high % RANKS);
    boolean suited = low / RANKS == high / RANKS;
    int first = Math.min(one, other);
    int second = Math.max(one, other);
    return suited ? first * RANKS + second : second * RANKS + first;
  }

  /** The ace first, then the king. */
  private static int place(int rank) {
    return rank == 0 ? 0 : RANKS - rank;
  }

  static int combosOf(int type) {
    int row = type / RANKS;
    int column = type % RANKS;
    return row == column ? 6 : row < column ? 4 : 12;
  }

  /** How good each hand is before the flop: the part of all hands that is not better. */
  static float[] strengths() {
    float[] strengths = new float[Combos.COUNT];
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      strengths[combo] = (float) (1 - better(combo));
    }
    return strengths;
  }

  /** What part of all hands is better: 0 for aces. */
  static double better(int combo) {
    return (double) DIGITS.indexOf(ORDER.charAt(classOf(combo))) / LEVELS;
  }

  /** Whether the button pushes with so many big blinds against one opponent. */
  static boolean pushes(int combo, double bigBlinds) {
    return 2 * bigBlinds <= DIGITS.indexOf(PUSH.charAt(classOf(combo)));
  }

  /** Whether the big blind calls such a push. */
  static boolean calls(int combo, double bigBlinds) {
    return 2 * bigBlinds <= DIGITS.indexOf(CALL.charAt(classOf(combo)));
  }
}
