package dev.parlor.tables.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.GameId;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  private static final GameId POKER = GameId.of("poker").orElseThrow();
  private static final GameId PILES = GameId.of("piles").orElseThrow();

  private final Statistics played =
      Statistics.NONE.and(POKER, true).and(PILES, false).and(POKER, false).and(POKER, true);

  @Test
  void theGameThatWasPlayedLastStandsFirst() {
    assertEquals(
        List.of(
            new Statistic(POKER, 3, 2, List.of(1, 0, 1)), new Statistic(PILES, 1, 0, List.of(-1))),
        played.games());
    assertEquals(Statistic.none(PILES), Statistics.NONE.of(PILES));
  }

  @Test
  void linesKeepTheNumbersAndLinesThatSayNothingArePassedOver() {
    assertEquals(List.of("piles 1 0", "poker 3 2"), played.lines());
    Statistics again = Statistics.read(List.of("poker 3 2", "", "poker x", "Poker 1 1"));
    assertEquals(List.of("poker 4 3"), again.and(POKER, true).lines());
  }
}
