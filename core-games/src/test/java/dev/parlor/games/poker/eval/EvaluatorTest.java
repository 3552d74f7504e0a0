package dev.parlor.games.poker.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The evaluator is held against known ranks, known counts, and an evaluator that is written from
 * the words of the rules.
 */
class EvaluatorTest {
  private static final long BUILT_NANOS = 50_000_000;

  private static int rank(String cards) {
    return Evaluator.rank(Card.parseAll(cards));
  }

  @Test
  void ranksHaveTheirUsualNumbers() {
    assertEquals(1, rank("AsKsQsJsTs"));
    assertEquals(10, rank("As2s3s4s5s"));
    assertEquals(11, rank("AsAhAdAcKs"));
    assertEquals(166, rank("2s2h2d2c3s"));
    assertEquals(167, rank("AsAhAdKcKs"));
    assertEquals(322, rank("2s2h2d3c3s"));
    assertEquals(323, rank("AsKsQsJs9s"));
    assertEquals(1599, rank("7s5s4s3s2s"));
    assertEquals(1600, rank("AsKhQdJcTs"));
    assertEquals(1609, rank("As2h3d4c5s"));
    assertEquals(1610, rank("AsAhAdKcQs"));
    assertEquals(2468, rank("AsAhKdKcQs"));
    assertEquals(3326, rank("AsAhKdQcJs"));
    assertEquals(6186, rank("AsKhQdJc9s"));
    assertEquals(7462, rank("7s5h4d3c2s"));
  }

  @Test
  void sevenCardsOfKnownRanks() {
    assertEquals(3040, rank("9cAdQd6c9sTh6h"));
    assertEquals(1298, rank("Qc3d8c9c3c2c2s"));
    assertEquals(6847, rank("Kc7d2h6d4hJd8d"));
  }

  @Test
  void allHandsOfFiveCardsCountAsPublished() {
    HandCounts counts = HandCounts.of(5);
    assertEquals(
        List.of(1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40),
        Arrays.stream(Category.values()).map(counts::of).toList());
    assertEquals(7462, counts.classes());
  }

  @Test
  void tablesAndBitsAgreeWithTheWordsOfTheRules() {
    Dice dice = Dice.seeded(7);
    for (int i = 0; i < 4000; i++) {
      List<Card> one = draw(dice, 5 + dice.below(3));
      List<Card> other = draw(dice, 5 + dice.below(3));
      int words = Integer.signum(NaiveHand.best(one).compareTo(NaiveHand.best(other)));
      assertEquals(
          words,
          Integer.signum(Integer.compare(Evaluator.rank(other), Evaluator.rank(one))),
          () -> "seed 7: " + one + " and " + other);
      assertEquals(
          words, Integer.signum(Integer.compare(strength(one), strength(other))), "seed 7");
      assertEquals(NaiveHand.best(one).category(), Evaluator.category(Evaluator.rank(one)));
    }
  }

  private static int strength(List<Card> cards) {
    long lanes = 0;
    for (Card card : cards) {
      lanes |= PlainStrength.lane(card.code());
    }
    return PlainStrength.of(lanes);
  }

  static List<Card> draw(Dice dice, int count) {
    Set<Card> cards = new HashSet<>();
    while (cards.size() < count) {
      cards.add(Card.of(dice.below(52)));
    }
    return new ArrayList<>(cards);
  }

  @Test
  void sevenCodesAndTheirSumGiveTheSameRank() {
    Dice dice = Dice.seeded(9);
    for (int i = 0; i < 100_000; i++) {
      long lanes = 0;
      int[] codes = new int[7];
      for (int card = 0; card < 7; ) {
        int code = dice.below(52);
        if ((lanes & Evaluator.lane(code)) == 0) {
          lanes |= Evaluator.lane(code);
          codes[card++] = code;
        }
      }
      int rank =
          Evaluator.rank(codes[0], codes[1], codes[2], codes[3], codes[4], codes[5], codes[6]);
      assertEquals(Evaluator.rankOfFew(lanes), rank, "seed 9");
    }
  }

  @Test
  void bestFiveHaveTheRankOfAll() {
    Dice dice = Dice.seeded(11);
    for (int i = 0; i < 2000; i++) {
      List<Card> cards = draw(dice, 5 + dice.below(3));
      List<Card> best = BestFive.of(cards);
      assertEquals(5, best.size());
      assertTrue(cards.containsAll(best));
      assertEquals(Evaluator.rank(cards), Evaluator.rank(best), "seed 11");
    }
  }

  @Test
  void tablesAreSmallAndQuicklyBuilt() {
    assertTrue(Evaluator.tableBytes() <= 220_000, Evaluator.tableBytes() + " bytes");
    // the thread's own clock stands while other threads have the machine
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 50 && best >= BUILT_NANOS; i++) {
      long start = clock.getCurrentThreadCpuTime();
      assertEquals(7462, new EvaluatorTables().classes.length);
      best = Math.min(best, clock.getCurrentThreadCpuTime() - start);
    }
    assertTrue(best < BUILT_NANOS, best / 1_000_000 + " ms");
  }

  @Test
  void otherNumbersOfCardsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> rank("AsKsQsJs"));
  }
}
