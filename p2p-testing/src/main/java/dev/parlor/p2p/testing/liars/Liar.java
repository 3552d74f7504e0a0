package dev.parlor.p2p.testing.liars;

import dev.parlor.games.GameId;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A lie by name.
 *
 * @param games which it concerns
 * @param host whether the host tells it, or a guest
 * @param real whether only the real cryptography can catch it
 * @param matches how many the table plays: the lie may need a second one
 * @param seats how many should sit at its table, where the game allows it
 * @param fate what must come of it
 */
public record Liar(
    String name,
    Set<GameId> games,
    boolean host,
    boolean real,
    int matches,
    int seats,
    Fate fate,
    Supplier<Trick> trick) {
  public static final Set<GameId> ALL = EnumSet.allOf(GameId.class);
  static final Set<GameId> COIN = EnumSet.of(GameId.HIGHLOW, GameId.PILES);
  static final Set<GameId> SEALED = EnumSet.complementOf(EnumSet.of(GameId.HIGHLOW, GameId.PILES));

  private static final int THREE = 3;

  /** What comes of a lie, if it is not caught before it does anything. */
  public enum Fate {
    /** Every honest phone names the liar. */
    NAMED,
    /** It changes nothing but the liar's own fortune, and nobody is named for it but the liar. */
    NO_EFFECT,
    /**
     * Nobody can prove it: what the host withholds is found past it, or honest phones stop at this
     * table. No honest seat is put out of the match.
     */
    UNPROVEN,
    /** Honest phones stop at this table, and those that saw the lie name the host. */
    STOPPED
  }

  static Liar guest(String name, Set<GameId> games, Fate fate, Supplier<Trick> trick) {
    return new Liar(name, games, false, false, 1, THREE, fate, trick);
  }

  static Liar host(String name, Set<GameId> games, Fate fate, Supplier<Trick> trick) {
    return new Liar(name, games, true, false, 1, THREE, fate, trick);
  }

  Liar onlyReal() {
    return new Liar(name, games, host, true, matches, seats, fate, trick);
  }

  Liar among(int players) {
    return new Liar(name, games, host, real, matches, players, fate, trick);
  }

  Liar inRematch() {
    return new Liar(name, games, host, real, 2, seats, fate, trick);
  }
}
