package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A lie with a name.
 *
 * @param concerns the games in which it can be told
 * @param host whether the host tells it, or a guest
 * @param real whether only the real cryptography can catch it
 * @param matches how many the table plays: the lie may need a second one
 * @param seats how many should sit at its table, if the game allows it
 * @param fate what must come of it
 * @param outliving whether guests at its table may let another seat order
 * @param watched who watches at its table without a seat
 */
public record Liar(
    String name,
    Predicate<Bots<?, ?>> concerns,
    boolean host,
    boolean real,
    int matches,
    int seats,
    Fate fate,
    Supplier<Trick> trick,
    boolean outliving,
    Watched watched) {
  static final Predicate<Bots<?, ?>> ALL = game -> true;
  static final Predicate<Bots<?, ?>> SEALED = game -> game.kit().hiding();
  static final Predicate<Bots<?, ?>> COIN = SEALED.negate();

  /** Games at tables of three or more, where others play on when one is gone. */
  static final Predicate<Bots<?, ?>> OF_THREE = game -> game.kit().phones().most() > 2;

  static final Predicate<Bots<?, ?>> RANKED = game -> game.kit().ranked();
  static final Predicate<Bots<?, ?>> OWN_HANDS = with(Trait.OWN_HANDS);
  static final Predicate<Bots<?, ?>> SEVERAL_DECKS = with(Trait.SEVERAL_DECKS);
  static final Predicate<Bots<?, ?>> PEEKING = with(Trait.PEEKING);
  static final Predicate<Bots<?, ?>> OWN_TIMERS = with(Trait.OWN_TIMERS);
  static final Predicate<Bots<?, ?>> WINDOWS = with(Trait.WINDOWS);

  /** Games in which one can be seen to lead before the end. */
  static final Predicate<Bots<?, ?>> LEADERS = game -> game.lead() != null;

  private static final int THREE = 3;

  /** What comes of a lie that is not caught before it does anything. */
  public enum Fate {
    /** Every honest phone names the liar. */
    NAMED,
    /** The lie changes nothing but the liar's own fortune. At most the liar is named for it. */
    NO_EFFECT,
    /**
     * Nobody can prove the lie. What the host withholds is found past it, or honest phones stop at
     * this table. No honest seat is put out of the match.
     */
    UNPROVEN,
    /** Everybody who sees it names the liar, and somebody has seen it. The others may play on. */
    WITNESSED,
    /** Honest phones stop at this table, and those that saw the lie name the host. */
    STOPPED
  }

  /** Who watches at the table at which the lie is told. */
  public enum Watched {
    /** Nobody may watch at the table. */
    BY_NOBODY,
    /** Somebody honest, who comes to the same end as the seats or names the liar. */
    BY_SOMEBODY,
    /** The liar itself, beside somebody honest. */
    BY_THE_LIAR
  }

  private static Predicate<Bots<?, ?>> with(Trait trait) {
    return game -> game.traits().contains(trait);
  }

  /** A condition that holds for one game alone, for the lies that stand with its card. */
  public static Predicate<Bots<?, ?>> only(GameKit<?, ?> kit) {
    return game -> game.id().equals(kit.id());
  }

  /** Those of these games in which the lie can be told. */
  public List<Bots<?, ?>> among(List<Bots<?, ?>> games) {
    return games.stream().filter(concerns).collect(Collectors.toList());
  }

  public static Liar guest(
      String name, Predicate<Bots<?, ?>> games, Fate fate, Supplier<Trick> trick) {
    return new Liar(name, games, false, false, 1, THREE, fate, trick, false, Watched.BY_NOBODY);
  }

  public static Liar host(
      String name, Predicate<Bots<?, ?>> games, Fate fate, Supplier<Trick> trick) {
    return new Liar(name, games, true, false, 1, THREE, fate, trick, false, Watched.BY_NOBODY);
  }

  Liar onlyReal() {
    return new Liar(name, concerns, host, true, matches, seats, fate, trick, outliving, watched);
  }

  public Liar among(int players) {
    return new Liar(name, concerns, host, real, matches, players, fate, trick, outliving, watched);
  }

  /** This liar at a table that can outlive its host. */
  Liar outlivingHosts() {
    return new Liar(name, concerns, host, real, matches, seats, fate, trick, true, watched);
  }

  /** This liar at a table that others may watch. */
  Liar watched(Watched by) {
    return new Liar(name, concerns, host, real, matches, seats, fate, trick, outliving, by);
  }

  Liar inRematch() {
    return new Liar(name, concerns, host, real, 2, seats, fate, trick, outliving, watched);
  }
}
