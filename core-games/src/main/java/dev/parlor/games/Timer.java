package dev.parlor.games;

/**
 * A timer of the rules.
 *
 * @param kind what runs out, a word of the game such as {@code draw}
 * @param seat whose time it is, or {@link #ALL}
 * @param number tells later timers of the same kind from earlier ones
 */
public record Timer(String kind, int seat, int number) {
  public static final int ALL = -1;
}
