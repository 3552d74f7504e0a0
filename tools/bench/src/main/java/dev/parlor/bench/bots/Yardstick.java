package dev.parlor.bench.bots;

import dev.parlor.games.ComputerPlayer;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * How the computer players of a game are compared, and what the best of them must reach.
 *
 * @param factor how many times more matches are played, because short ones say little
 */
record Yardstick(int factor, Comparison comparison, Check goals) {
  private static final int SHORT = 10;

  private static final Yardstick USUAL = new Yardstick(1, Comparisons::wins, Goals::none);

  /** The yardsticks by the games' names. A game that is not named here is compared by its wins. */
  private static final Map<String, Yardstick> BY_GAME =
      Map.of(
          "poker", new Yardstick(SHORT, Comparisons::chips, Goals::poker),
          "blackjack", new Yardstick(1, Comparisons::wins, Goals::blackjack),
          "romme", new Yardstick(1, Comparisons::wins, Goals::romme),
          "recall", new Yardstick(1, Comparisons::wins, Goals::recall),
          "highlow", new Yardstick(SHORT, Comparisons::coins, Goals::none),
          "piles", new Yardstick(SHORT, Comparisons::games, Goals::piles),
          "classic", new Yardstick(SHORT, Comparisons::wins, Goals::none));

  static Yardstick of(String game) {
    return BY_GAME.getOrDefault(game, USUAL);
  }

  /** Finds out which of two players plays better. */
  @FunctionalInterface
  interface Comparison {
    <S> Measured between(
        ProvingGround<S> field, ComputerPlayer<S> one, ComputerPlayer<S> other, int matches);
  }

  /** Measures what the best level must reach beyond beating the level below. */
  @FunctionalInterface
  interface Check {
    <S> void measure(
        ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell);
  }
}
