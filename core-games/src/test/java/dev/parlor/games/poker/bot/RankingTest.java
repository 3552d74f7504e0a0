package dev.parlor.games.poker.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Dice;
import dev.parlor.games.poker.eval.Evaluator;
import org.junit.jupiter.api.Test;

class RankingTest {
  private static final int DECK = 52;

  private static int[] board(Dice dice) {
    int[] board = new int[5];
    long there = 0;
    for (int card = 0; card < board.length; card++) {
      do {
        board[card] = dice.below(DECK);
      } while ((there >>> board[card] & 1) == 1);
      there |= 1L << board[card];
    }
    return board;
  }

  @Test
  void everyHandOnABoardHasTheRankThatTheEvaluatorGivesIt() {
    for (int seed = 1; seed <= 300; seed++) {
      int[] board = board(Dice.seeded(seed));
      int[] ranks = HandRanking.of(board);
      for (int combo = 0; combo < Combos.COUNT; combo++) {
        boolean there = (Combos.mask(combo) & Runouts.mask(board)) == 0;
        int expected =
            there
                ? Evaluator.rank(
                    board[0],
                    board[1],
                    board[2],
                    board[3],
                    board[4],
                    Combos.low(combo),
                    Combos.high(combo))
                : 0;
        assertEquals(expected, ranks[combo], "seed " + seed + ", hand " + combo);
      }
    }
  }

  @Test
  void aSuitOfFiveOnTheBoardIsRankedToo() {
    int[] board = {13, 15, 17, 19, 21};
    int[] ranks = HandRanking.of(board);
    int low = Combos.of(1, 27);
    assertEquals(Evaluator.rank(13, 15, 17, 19, 21, 1, 27), ranks[low]);
  }
}
