package dev.parlor.games.romme.meld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeldSolverTest {
  private final MeldSolver solver = new MeldSolver();

  @Test
  void agreesWithBruteForceOnRandomHands() {
    for (long seed = 1; seed <= 1500; seed++) {
      Dice dice = Dice.seeded(seed);
      List<Card> hand = randomHand(dice, 3 + dice.below(7), dice.below(7), 52);
      compare(hand, 1 + dice.below(6), "seed " + seed);
    }
  }

  @Test
  void agreesWithBruteForceOnHandsFullOfMelds() {
    for (long seed = 1; seed <= 800; seed++) {
      Dice dice = Dice.seeded(seed);
      List<Card> hand = randomHand(dice, 5 + dice.below(6), dice.below(4), 9);
      compare(hand, 1 + dice.below(6), "seed " + seed);
    }
  }

  @Test
  void agreesWithBruteForceOnWholeHands() {
    for (long seed = 1; seed <= 4; seed++) {
      Dice dice = Dice.seeded(seed);
      List<Card> hand = randomHand(dice, 13, dice.below(4), seed % 2 == 0 ? 52 : 18);
      compare(hand, MeldSolver.ANY, "seed " + seed);
    }
  }

  private void compare(List<Card> hand, int maxJokers, String where) {
    BruteForce slow = new BruteForce(hand, maxJokers);
    String what = where + " " + hand + " with at most " + maxJokers;
    int deadwood = slow.leastDeadwood();
    int value = slow.greatestValue();
    assertEquals(deadwood, solver.leastDeadwood(hand, maxJokers), what);
    assertEquals(value, solver.greatestValue(hand, maxJokers), what);
    Partition least = solver.best(hand, Objective.LEAST_DEADWOOD, maxJokers);
    assertEquals(deadwood, MeldPoints.deadwood(least.rest()), what);
    checkPartition(hand, least, maxJokers, what);
    Partition greatest = solver.best(hand, Objective.GREATEST_VALUE, maxJokers);
    assertEquals(value, value(greatest), what);
    checkPartition(hand, greatest, maxJokers, what);
  }

  private static int value(Partition partition) {
    return partition.melds().stream().mapToInt(meld -> meld.shape().value()).sum();
  }

  /**
   * Checks that a partition has every card once, and that every meld is a shape of its own places.
   */
  private static void checkPartition(
      List<Card> hand, Partition partition, int maxJokers, String what) {
    List<Card> cards = new ArrayList<>(partition.rest());
    for (MeldLayout meld : partition.melds()) {
      List<Card> places = meld.shape().places();
      assertEquals(java.util.Optional.of(meld.shape()), Shape.of(places), what);
      int jokers = 0;
      for (int i = 0; i < places.size(); i++) {
        Card card = meld.cards().get(i);
        jokers += card.isJoker() ? 1 : 0;
        assertTrue(card.isJoker() || card.equals(places.get(i)), what);
      }
      assertTrue(jokers <= maxJokers && jokers < places.size(), what);
      cards.addAll(meld.cards());
    }
    List<Card> sorted = new ArrayList<>(hand);
    Collections.sort(sorted);
    Collections.sort(cards);
    assertEquals(sorted, cards, what);
  }

  /**
   * Cards of the two decks with some jokers. All faces lie close together, so that melds abound.
   */
  private static List<Card> randomHand(Dice dice, int size, int jokers, int faces) {
    List<Card> deck = new ArrayList<>(new DeckSpec(2, 0).cards());
    int from = dice.below(52);
    deck.removeIf(card -> (card.code() - from + 52) % 52 >= faces);
    List<Card> hand = new ArrayList<>(Collections.nCopies(Math.min(jokers, size - 1), Card.JOKER));
    while (hand.size() < size && !deck.isEmpty()) {
      hand.add(deck.remove(dice.below(deck.size())));
    }
    return hand;
  }

  @Test
  void aceCountsOneLowAndElevenHigh() {
    assertEquals(6, solver.greatestValue(Card.parseAll("As2s3s"), MeldSolver.ANY));
    assertEquals(31, solver.greatestValue(Card.parseAll("AsQsKs"), MeldSolver.ANY));
    assertEquals(0, solver.greatestValue(Card.parseAll("As2sKs"), MeldSolver.ANY));
    assertEquals(33, solver.greatestValue(Card.parseAll("AsAhAd"), MeldSolver.ANY));
  }

  @Test
  void jokerNeverStandsBetweenKingAndTwo() {
    assertEquals(23, solver.leastDeadwood(Card.parseAll("2sKsAs"), MeldSolver.ANY));
    assertEquals(6, solver.greatestValue(Card.parseAll("As2sJk"), MeldSolver.ANY));
  }

  @Test
  void jokersPerMeldCanBeLimited() {
    List<Card> hand = Card.parseAll("7sJkJk2h");
    assertEquals(2, solver.leastDeadwood(hand, 2));
    assertEquals(49, solver.leastDeadwood(hand, 1));
  }

  @Test
  void identicalCardsAreUsedOnceEach() {
    List<Card> hand = Card.parseAll("5s5s6s6s7s7s");
    assertEquals(0, solver.leastDeadwood(hand, MeldSolver.ANY));
    assertEquals(36, solver.greatestValue(hand, MeldSolver.ANY));
  }

  @Test
  void handsThatNoTwoDecksHoldAreRefused() {
    List<Card> three = Card.parseAll("5s5s5s");
    assertThrows(IllegalArgumentException.class, () -> solver.leastDeadwood(three, MeldSolver.ANY));
    List<Card> many = new DeckSpec(1, 0).cards();
    assertThrows(IllegalArgumentException.class, () -> solver.leastDeadwood(many, MeldSolver.ANY));
  }
}
