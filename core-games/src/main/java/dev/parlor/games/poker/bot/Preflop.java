package dev.parlor.games.poker.bot;

/**
 * What is known of two cards before the flop, for each of the 169 classes of hands: a grid with the
 * ace in the first row and column, pairs on the diagonal, suited hands above it. The tables are
 * computed by PreflopTables, which lies with the tests.
 */
final class Preflop {
  static final int RANKS = 13;
  static final int CLASSES = RANKS * RANKS;

  /** The digits by which values are written. */
  static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  static final int LEVELS = DIGITS.length();

  private static final String ORDER =
      "01223466989BD205569BCGHIKM3708AEHKLOORT47B0FHKOTVWYa5AFJ1MPSWZadf6EJNR1RWZdfij"
          + "8GMPUX1YcfinnAIPVYaf2dhknrCLSZceik4ilosDNUbgjmpp8lqsEOVchmorrtDruGQXdjnsuvwwLv"
          + "ITaglquxxyyzS";
  private static final String PUSH =
      "zzzzzzzzzzzzzzzzzzzzzzoocbzzzzzzzzsfoSQzzzzzzzzYSOIFzzzzzzzzpQQECzfYoyzzzzSLA8"
          + "zXOPdnzzzbQ55zYLHKSSzziW54zTJCBEAEztfK4zPGB86544zgL4zQHA854443zK3zOF96543333z3"
          + "uNE954333332z";
  private static final String CALL =
      "zzzzzzzzzzuplzzzzyhZYSQPNMzzztmVQLKHIFFzrbzZRLIDDCBAzgUOzNJFDAA99zXNJFzHEBA988"
          + "zRIFDCzDBA877wPGCBA9zB9876jMEA9887zA876eKD987767z987cJC9766666z77aHB87655666n6"
          + "WGB876555555V";

  private static final short[] TYPES = new short[Combos.COUNT];

  static {
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      TYPES[combo] = (short) typeOf(combo);
    }
  }

  private Preflop() {}

  static int classOf(int combo) {
    return TYPES[combo];
  }

  private static int typeOf(int combo) {
    int low = Combos.low(combo);
    int high = Combos.high(combo);
    int one = place(low % RANKS);
    int other = place(high % RANKS);
    boolean suited = low / RANKS == high / RANKS;
    int first = Math.min(one, other);
    int second = Math.max(one, other);
    return suited ? first * RANKS + second : second * RANKS + first;
  }

  /** The number of a class in a table. */
  static int level(String table, int at) {
    char digit = table.charAt(at);
    return digit <= '9' ? digit - '0' : digit <= 'Z' ? digit - 'A' + 10 : digit - 'a' + 36;
  }

  /** The row and column of a rank: the ace first, then the king. */
  private static int place(int rank) {
    return rank == 0 ? 0 : RANKS - rank;
  }

  /** How good each hand is before the flop: the part of all hands that is not better. */
  static float[] strengths() {
    float[] strengths = new float[Combos.COUNT];
    for (int combo = 0; combo < Combos.COUNT; combo++) {
      strengths[combo] = (float) (1 - better(combo));
    }
    return strengths;
  }

  /** Which part of all hands is better: 0 for aces. */
  static double better(int combo) {
    return (double) level(ORDER, classOf(combo)) / LEVELS;
  }

  /** Whether the button goes all-in with so many big blinds against one opponent. */
  static boolean pushes(int combo, double bigBlinds) {
    return 2 * bigBlinds <= level(PUSH, classOf(combo));
  }

  /** Whether the big blind calls such an all-in. */
  static boolean calls(int combo, double bigBlinds) {
    return 2 * bigBlinds <= level(CALL, classOf(combo));
  }
}
