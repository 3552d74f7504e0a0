package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Outcome;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The ways to compare two players of a game: against each other, or each by its gains alone. */
public final class Comparisons {
  private static final double BIG_BLIND = 20;
  private static final double PERCENT = 100;
  private static final double HALF = 50;
  private static final String COUNTED = "bb/100";

  private Comparisons() {}

  /** Compares how many matches they win. */
  public static <S> Measured wins(
      ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int pairs) {
    return Measured.wins(field.contest(Map.of()).wins(one, other, pairs), HALF);
  }

  /** Compares how many big blinds they gain in 100 hands. */
  public static <S> Measured chips(
      ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int pairs) {
    return chips(field, one, other, pairs, 0);
  }

  /**
   * Compares how many big blinds they gain in 100 hands.
   *
   * @param least how many must be gained
   */
  public static <S> Measured chips(
      ProvingGround<S> field,
      ComputerPlayer<S> one,
      ComputerPlayer<S> other,
      int pairs,
      double least) {
    Score score = field.contest(Map.of("handLimit", "1")).gains(one, other, pairs);
    return Measured.gain(score, PERCENT / BIG_BLIND, COUNTED, least);
  }

  /** Compares how many coins each brings home alone, with the same cards. */
  public static <S> Measured coins(
      ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int matches) {
    Score score =
        field.contest(Map.of()).more(one, other, matches, over -> over.standings().get(0).score());
    return Measured.gain(score, 1, "coins more", 0);
  }

  /** Compares how many games each wins alone, with the same cards. */
  public static <S> Measured games(
      ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int matches) {
    Score score = field.contest(Map.of()).more(one, other, matches, WON);
    return Measured.gain(score, PERCENT, "% more won", 0);
  }

  /** A player alone has won: 1, or 0. */
  public static final ToDoubleFunction<Outcome> WON =
      over -> Math.min(1, over.standings().get(0).score());
}
