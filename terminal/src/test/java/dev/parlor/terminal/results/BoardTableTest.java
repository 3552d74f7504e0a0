package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.terminal.shell.Texts;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class BoardTableTest {
  @Test
  void whatAllWinTogetherHasColumnsOfItsOwn() {
    List<Leaderboard.Row> rows = List.of(new Leaderboard.Row(1, "ANNA", 2, 1, 667, 0, 5));
    assertEquals(
        List.of("  Rank  Name  Matches  Wins  Best", "    1.  ANNA        3     2     5"),
        BoardTable.lines(
                new Leaderboard("X3CAFE", Piles.ID, 0, rows, List.of()),
                "High/Low Piles",
                Texts.in(Locale.ENGLISH))
            .subList(1, 3));
  }

  @Test
  void whatSomebodyLacksIsSaidInOneLine() {
    Leaderboard board =
        new Leaderboard(
            "X3CAFE",
            Holdem.ID,
            0,
            List.of(),
            List.of(
                new Leaderboard.Waiting("ANNA", 2, 0),
                new Leaderboard.Waiting("BERT", 0, 1),
                new Leaderboard.Waiting("CARL", 1, 2)));
    List<String> lines = BoardTable.lines(board, "Texas Hold'em", Texts.in(Locale.ENGLISH));
    assertEquals(
        List.of(
            "  ANNA: 2 more matches to be listed",
            "  BERT: 1 more opponent to be listed",
            "  CARL: 1 more match and 2 more opponents to be listed"),
        lines.subList(1, lines.size()));
  }

  @Test
  void aLeaderboardStandsInColumns() {
    Leaderboard board =
        new Leaderboard(
            "X3CAFE",
            Holdem.ID,
            0,
            List.of(
                new Leaderboard.Row(1, "ANNA", 12, 3, 800, 0),
                new Leaderboard.Row(2, "X1BRAVO", 3, 9, 250, 2)),
            List.of());
    assertEquals(
        List.of(
            "Texas Hold'em at X3CAFE, as of 1970-01-01 00:00:00 UTC",
            "  Rank  Name     Won  Lost   Rate  Unfinished",
            "    1.  ANNA      12     3  80.0%",
            "    2.  X1BRAVO    3     9  25.0%           2"),
        BoardTable.lines(board, "Texas Hold'em", Texts.in(Locale.ENGLISH)));
    assertEquals(
        "    1.  ANNA           12         3  80,0%",
        BoardTable.lines(board, "Texas Hold'em", Texts.in(Locale.GERMAN))
            .get(2)
            .replaceFirst("^ {3}", "  "));
  }
}
