package dev.parlor.games.poker.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PreflopTest {
  private static final int ACE = 0;
  private static final int KING = 12;
  private static final int TWO = 1;
  private static final int SEVEN = 6;
  private static final int OTHER_SUIT = 13;
  private static final int THIRD_SUIT = 26;
  private static final int FOURTH_SUIT = 39;

  private static final int ACES = Combos.of(ACE, ACE + OTHER_SUIT);
  private static final int KINGS = Combos.of(KING + THIRD_SUIT, KING + FOURTH_SUIT);
  private static final int KING_TWO = Combos.of(KING, TWO + OTHER_SUIT);
  private static final int SEVEN_TWO = Combos.of(SEVEN, TWO + OTHER_SUIT);
  private static final int ACE_KING = Combos.of(ACE, KING);

  @Test
  void pairsWinWhatEverybodyKnowsTheyWin() {
    assertEquals(0.82, PreflopEquity.against(ACES)[KINGS], 0.015);
    assertEquals(0.18, PreflopEquity.against(KINGS)[ACES], 0.015);
    assertEquals(0.345, PreflopEquity.against(ACE_KING)[KINGS], 0.02);
  }

  @Test
  void handsThatShareACardCantMeet() {
    assertEquals(-1, PreflopEquity.against(ACES)[Combos.of(ACE, KING)]);
  }

  /**
   * Known solutions of the game of pushing and folding: K2 is pushed with up to 11.6 big blinds, 72
   * with up to 2.2 or so.
   */
  @Test
  void shortStacksPushAsTheKnownSolutionSays() {
    assertTrue(Preflop.pushes(ACES, 30));
    assertTrue(Preflop.pushes(KING_TWO, 10.5));
    assertFalse(Preflop.pushes(KING_TWO, 12.5));
    assertTrue(Preflop.pushes(SEVEN_TWO, 1.5));
    assertFalse(Preflop.pushes(SEVEN_TWO, 4));
  }

  @Test
  void shortStacksCallAsTheKnownSolutionSays() {
    assertTrue(Preflop.calls(ACES, 30));
    assertTrue(Preflop.calls(KING_TWO, 7.5));
    assertFalse(Preflop.calls(KING_TWO, 11));
    assertFalse(Preflop.calls(SEVEN_TWO, 4));
  }

  /** A small computation lands near the tables that are written down. */
  @Test
  void theTablesAreThoseOfTheTool() {
    PreflopTables tables = new PreflopTables(300);
    int[] half = tables.halfOfEquities();
    double[][] written = levels();
    double off = 0;
    int at = 0;
    for (int own = 0; own < Preflop.CLASSES; own++) {
      for (int other = own + 1; other < Preflop.CLASSES; other++) {
        off += Math.abs(half[at++] - written[own][other]);
      }
    }
    assertTrue(off / at < 2.5, "61sts of the pot on average: " + off / at);
  }

  /** What each class of hands wins against each other, in 61sts of the pot. */
  private static double[][] levels() {
    double[][] levels = new double[Preflop.CLASSES][Preflop.CLASSES];
    for (int own = 0; own < Combos.COUNT; own++) {
      float[] won = PreflopEquity.against(own);
      for (int other = 0; other < Combos.COUNT; other++) {
        if (won[other] >= 0) {
          levels[Preflop.classOf(own)][Preflop.classOf(other)] = won[other] * (Preflop.LEVELS - 1);
        }
      }
    }
    return levels;
  }
}
