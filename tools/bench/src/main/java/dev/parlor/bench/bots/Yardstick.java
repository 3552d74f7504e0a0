package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Level;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * How the computer players of a game are compared, and what the best of them must reach.
 *
 * @param factor how many times more matches are played, because short ones say little
 */
public record Yardstick(int factor, Comparison comparison, Check goals) {
  /** How many times more of a short match are played. */
  public static final int SHORT = 10;

  /** A game is compared by its wins where it has no card. */
  public static final Yardstick USUAL = of(1, Comparisons::wins);

  /** A game whose best level has no goal but to beat the level below. */
  public static Yardstick of(int factor, Comparison comparison) {
    return new Yardstick(factor, comparison, Yardstick::nothing);
  }

  /** The best level wins at least 60 of 100 against the middle one. */
  public static <S> void overMedium(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Score score =
        field.contest(Map.of()).wins(players.of(Level.EXPERT), players.of(Level.MEDIUM), matches);
    tell.accept("expert over medium", Measured.wins(score, 60));
  }

  private static <S> void nothing(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {}

  /** Finds out which of two players plays better. */
  @FunctionalInterface
  public interface Comparison {
    <S> Measured between(
        ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int matches);
  }

  /** Measures what the best level must reach beyond beating the level below. */
  @FunctionalInterface
  public interface Check {
    <S> void measure(
        ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell);
  }
}
