package dev.parlor.games.poker.hand;

import static dev.parlor.games.poker.hand.Hands.blinds;
import static dev.parlor.games.poker.hand.Hands.play;
import static dev.parlor.games.poker.hand.Hands.problem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Turns and what is legal, by the items of the rule book. */
class PokerHandTest {
  @Test
  @DisplayName("poker 3: blinds left of the button, first to act left of the big blind")
  void blindsSitLeftOfTheButton() {
    PokerHand hand = blinds(1, 1000, 1000, 1000, 1000);
    assertEquals(List.of(1000, 1000, 990, 980), Hands.stacks(hand));
    assertEquals(0, hand.toAct());
    assertEquals(2, play(hand, "c c c x").nextStreet().toAct());
  }

  @Test
  @DisplayName("poker 3: after the flop the first live seat left of the button acts")
  void foldedSeatsDoNotOpenTheFlop() {
    assertEquals(3, play(blinds(1, 1000, 1000, 1000, 1000), "c f f x").nextStreet().toAct());
  }

  @Test
  @DisplayName(
      "poker a: with two players the button posts the small blind and acts first, then last")
  void headsUpTheButtonIsTheSmallBlind() {
    PokerHand hand = blinds(0, 1000, 1000);
    assertEquals(List.of(990, 980), Hands.stacks(hand));
    assertEquals(0, hand.toAct());
    assertEquals(1, play(hand, "c x").nextStreet().toAct());
  }

  @Test
  @DisplayName("poker 4: the big blind may still raise when everybody has called")
  void theBigBlindHasTheOption() {
    PokerHand hand = play(blinds(0, 1000, 1000, 1000), "c c");
    assertEquals(2, hand.toAct());
    assertTrue(hand.limits().mayRaise());
    assertEquals(PokerHand.NOBODY, play(hand, "x").toAct());
  }

  @Test
  @DisplayName("poker 5: checking only when there is nothing to match")
  void aBetCannotBeChecked() {
    PokerHand hand = blinds(0, 1000, 1000, 1000);
    assertEquals("poker.check.owes", problem(hand, "x"));
    assertEquals("poker.call.nothing", problem(play(hand, "c c"), "c"));
  }

  @Test
  @DisplayName("poker h: a fold is not offered when checking is free, but taken")
  void aFreeFoldIsTaken() {
    PokerHand hand = play(blinds(0, 1000, 1000, 1000), "c c");
    assertFalse(hand.limits().choices().contains(new PokerChoice.Fold()));
    assertEquals("allowed", problem(hand, "f"));
    assertFalse(play(hand, "f").players().get(2).live());
  }

  @Test
  @DisplayName("poker 6 and b: the first raise is at least to twice the big blind")
  void raiseBelowTheMinimumIsRefused() {
    PokerHand hand = blinds(0, 1000, 1000, 1000);
    assertEquals("poker.raise.tooLow", problem(hand, "39"));
    assertEquals("allowed", problem(hand, "40"));
    assertEquals("allowed", problem(hand, "1000"));
    assertEquals("poker.raise.tooHigh", problem(hand, "1001"));
  }

  @Test
  @DisplayName("poker 6: a raise is at least as large as the one before")
  void aRaiseRepeatsTheLastRaise() {
    PokerHand hand = play(blinds(0, 1000, 1000, 1000), "70");
    assertEquals("poker.raise.tooLow", problem(hand, "119"));
    assertEquals("allowed", problem(hand, "120"));
    assertEquals(20, play(hand, "120 f c").nextStreet().limits().minTo());
  }

  @Test
  @DisplayName("poker b: less than the minimum is legal as an all-in only")
  void aShortAllInIsLegal() {
    PokerHand hand = blinds(0, 35, 1000, 1000);
    assertEquals(35, hand.limits().minTo());
    assertEquals("poker.raise.tooLow", problem(hand, "34"));
    assertEquals("allowed", problem(hand, "35"));
    assertEquals("allowed", problem(hand, "a"));
  }

  @Test
  @DisplayName("poker c: a short all-in raises the price but does not reopen the betting")
  void aShortAllInDoesNotReopen() {
    PokerHand hand = play(blinds(0, 1000, 1000, 110), "80 c a");
    assertEquals(110, hand.currentBet());
    assertEquals(60, hand.fullRaise());
    assertEquals(0, hand.toAct());
    assertEquals(30, hand.limits().call());
    assertEquals("poker.raise.closed", problem(hand, "500"));
    assertEquals("poker.raise.closed", problem(hand, "a"));
    assertEquals("allowed", problem(hand, "c"));
  }

  @Test
  @DisplayName("poker c: several short all-ins add up, judged for each player")
  void shortAllInsAddUp() {
    // Seat 3 raises to 100 (by 80). Seat 0 is all-in for 150, seat 1 for 180. Seat 2 only calls.
    PokerHand hand = play(blinds(0, 150, 180, 1000, 1000), "100 a a c");
    assertEquals(3, hand.toAct());
    assertEquals(80, hand.limits().call());
    assertTrue(hand.limits().mayRaise());
    assertEquals(260, hand.limits().minTo());
  }

  @Test
  @DisplayName("poker c: who has called after the first short all-in is not reopened by the second")
  void thePriceAtTheLastMoveCounts() {
    // Seat 4 raises to 100, 0 is all-in for 150, 1 calls 150, 2 is all-in for 200, 3 folds.
    PokerHand hand = play(blinds(1, 150, 1000, 200, 1000, 1000), "100 a c a f");
    assertEquals(4, hand.toAct());
    assertTrue(hand.limits().mayRaise());
    PokerHand called = play(hand, "c");
    assertEquals(1, called.toAct());
    assertEquals("poker.raise.closed", problem(called, "500"));
  }

  @Test
  @DisplayName(
      "poker d: after an opening all-in below the big blind the next raise adds a big blind")
  void aShortOpeningBetSetsThePrice() {
    PokerHand flop = play(blinds(0, 1000, 28, 1000), "c c x").nextStreet();
    PokerHand hand = play(flop, "a");
    assertEquals(8, hand.currentBet());
    assertEquals(8, hand.limits().call());
    assertEquals(28, hand.limits().minTo());
  }

  @Test
  @DisplayName("poker e: a short big blind leaves the price at the whole big blind")
  void aShortBigBlindCostsTheWhole() {
    PokerHand hand = blinds(0, 1000, 1000, 7);
    assertEquals(20, hand.limits().call());
    assertEquals(40, hand.limits().minTo());
  }

  @Test
  @DisplayName("poker f: whoever owes nothing and can't be called is not asked")
  void noDecisionAgainstAllIns() {
    assertEquals(PokerHand.NOBODY, blinds(0, 202, 1).toAct());
    assertEquals(0, blinds(0, 1000, 12).toAct());
    assertEquals(PokerHand.NOBODY, play(blinds(0, 15, 12, 1000), "a c").toAct());
  }

  @Test
  @DisplayName("poker f: with one player holding chips the board runs out")
  void bettingIsOverWithOneStackLeft() {
    PokerHand hand = play(blinds(0, 500, 300, 1000), "a a c");
    assertTrue(hand.isBettingOver());
    assertEquals(PokerHand.NOBODY, hand.nextStreet().toAct());
  }

  @Test
  @DisplayName("poker g: nobody raises when no opponent could put in more")
  void raisingAllInPlayersIsRefused() {
    PokerHand hand = play(blinds(0, 300, 1000), "a");
    assertEquals("poker.raise.nobody", problem(hand, "600"));
    assertEquals("poker.raise.nobody", problem(hand, "a"));
    assertEquals("allowed", problem(hand, "c"));
  }

  @Test
  @DisplayName("poker 5: a call with too few chips is an all-in, and no raise is offered")
  void aCallForLessIsAllIn() {
    PokerHand hand = play(blinds(0, 1000, 1000, 50), "200 f");
    assertEquals(
        List.of(new PokerChoice.Fold(), new PokerChoice.Call(30, true), new PokerChoice.AllIn(30)),
        hand.limits().choices());
    assertEquals("poker.raise.short", problem(hand, "210"));
    assertEquals(hand.act(PokerAction.Word.CALL), hand.act(PokerAction.Word.ALL_IN));
  }

  @Test
  @DisplayName("poker 9: a hand is decided when one player is left")
  void everybodyFolds() {
    PokerHand hand = play(blinds(0, 1000, 1000, 1000), "f f");
    assertTrue(hand.isDecided());
    assertEquals(List.of(1000, 990, 1010), Hands.paid(hand, 1, 1, 1));
  }

  @Test
  @DisplayName(
      "poker k: the last aggressor of the final street shows first, else left of the button")
  void showdownOrder() {
    PokerHand river = play(blinds(0, 1000, 1000, 1000), "c c x x x x x x x");
    assertEquals(List.of(1, 2, 0), play(river, "x x x").showdownOrder());
    assertEquals(List.of(2, 0, 1), play(river, "x 50 c c").showdownOrder());
    assertEquals(List.of(0, 1), play(river, "x f 50 c").showdownOrder());
  }

  @Test
  @DisplayName("poker k: at an all-in all hands are shown, clockwise")
  void allInHandsAreShownClockwise() {
    assertEquals(List.of(1, 2, 0), play(blinds(0, 500, 500, 500), "a c c").showdownOrder());
  }
}
