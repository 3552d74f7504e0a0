package dev.parlor.tables.sitting;

import dev.parlor.games.Dice;

/**
 * How long a computer player thinks about a move.
 *
 * @param least milliseconds for a move that everybody would make
 * @param most milliseconds for a move that players of every level would make differently
 */
public record Thinking(long least, long most) {
  public static final Thinking NONE = new Thinking(0, 0);

  /** A time that is long enough to see whose turn it is. */
  public static final Thinking QUICK = new Thinking(450, 450);

  /** The times of people at a table: a short one for easy moves, a longer one for hard moves. */
  public static final Thinking NATURAL = new Thinking(700, 2600);

  /**
   * How much moves vary in time, in percent. No two moves take the same time, so the time tells
   * nothing of cards.
   */
  private static final int UNEVEN_PERCENT = 30;

  private static final int PERCENT = 100;

  /** These times, changed to so many percent. */
  public Thinking at(int percent) {
    return new Thinking(least * percent / PERCENT, most * percent / PERCENT);
  }

  /**
   * How long this move takes.
   *
   * @param hard how hard the move is, from 0 to 1
   */
  long of(double hard, Dice dice) {
    long wanted = least + Math.round((most - least) * hard);
    long uneven = wanted * (isEven() ? 0 : dice.below(UNEVEN_PERCENT + 1)) / PERCENT;
    return wanted + uneven;
  }

  private boolean isEven() {
    return least == most;
  }

  /** Whether it matters how hard a move is. */
  boolean weighs() {
    return !isEven();
  }
}
