package dev.parlor.games.poker.hand;

import static dev.parlor.games.poker.hand.Hands.blinds;
import static dev.parlor.games.poker.hand.Hands.paid;
import static dev.parlor.games.poker.hand.Hands.play;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Main and side pots, odd chips, uncalled bets. */
class PotsTest {
  @Test
  @DisplayName("poker 7: an all-in for less makes a side pot for the others")
  void anAllInMakesASidePot() {
    PokerHand hand = play(blinds(0, 100, 300, 1000), "a a c");
    assertEquals(
        List.of(new Pot(300, List.of(0, 1, 2)), new Pot(400, List.of(1, 2))), Pots.of(hand).pots());
    assertEquals(List.of(300, 400, 700), paid(hand, 1, 2, 3));
    assertEquals(List.of(0, 0, 1400), paid(hand, 3, 2, 1));
  }

  @Test
  @DisplayName("poker i: what nobody called goes back before pots are formed")
  void anUncalledBetGoesBack() {
    Pots pots = Pots.of(play(blinds(0, 1000, 1000, 1000), "300 f f"));
    assertEquals(OptionalInt.of(0), pots.uncalledSeat());
    assertEquals(280, pots.uncalled());
    assertEquals(List.of(new Pot(50, List.of(0))), pots.pots());
  }

  @Test
  @DisplayName("poker i: folded chips stay in the levels they reach, and equal pots are one")
  void foldedChipsStay() {
    // Seat 3 raises to 60 and folds later. Seat 0 is all-in for 100, and 1 and 2 go on.
    PokerHand hand = play(blinds(0, 100, 1000, 1000, 1000), "60 a c c f");
    assertEquals(List.of(new Pot(360, List.of(0, 1, 2))), Pots.of(hand).pots());
  }

  @Test
  @DisplayName("poker i: folded chips above the top live level go to the last pot")
  void foldedChipsAboveGoToTheLastPot() {
    PokerHand hand = play(blinds(0, 50, 1000, 1000), "a 200 c").leave(1);
    assertEquals(
        List.of(new Pot(150, List.of(0, 2)), new Pot(300, List.of(2))), Pots.of(hand).pots());
    assertEquals(List.of(new Pot(450, List.of(0))), Pots.of(hand.leave(2)).pots());
  }

  @Test
  @DisplayName("poker j: odd chips one each, clockwise from the left of the button, pot by pot")
  void oddChipsGoRoundTheTable() {
    // Three winners share 5 x 20 + 3 = 83 chips in the middle: 27 each and two odd ones.
    PokerHand start = blinds(3, 20, 20, 20, 20, 3);
    PokerHand hand = play(start, "c c c");
    assertEquals(
        List.of(new Pot(15, List.of(0, 1, 2, 3, 4)), new Pot(68, List.of(0, 1, 2, 3))),
        Pots.of(hand).pots());
    assertEquals(List.of(28, 28, 27, 0, 0), paid(hand, 1, 1, 1, 2, 3));
  }

  @Test
  @DisplayName("poker 9: equal hands split, the first left of the button gets the odd chip")
  void equalHandsSplit() {
    HandStart start = HandStart.withBlinds(2, List.of(1000, 1000, 1000), 5, 11);
    PokerHand hand = play(PokerHand.open(start), "40 f c x x x x x x");
    assertEquals(List.of(995, 1003, 1002), paid(hand, 9, 1, 1));
  }

  @Test
  @DisplayName("poker 1 and 7: pots agree with chips paid out one by one, whatever was put in")
  void potsAgreeWithChipByChip() {
    for (long seed = 1; seed <= 3000; seed++) {
      Dice dice = Dice.seeded(seed);
      PokerHand hand = randomEnd(dice);
      int[] ranks = new int[hand.players().size()];
      for (int seat = 0; seat < ranks.length; seat++) {
        ranks[seat] = dice.below(3);
      }
      PokerSettlement settlement = PokerSettlement.of(hand, seat -> ranks[seat]);
      int before = hand.pot() + hand.players().stream().mapToInt(HandSeat::stack).sum();
      assertEquals(
          before, settlement.stacks().stream().mapToInt(chips -> chips).sum(), "seed " + seed);
      double[] fair = chipByChip(hand, ranks);
      for (int seat = 0; seat < ranks.length; seat++) {
        assertEquals(
            fair[seat],
            settlement.stacks().get(seat),
            settlement.awards().size(),
            "seed " + seed + " seat " + seat);
      }
    }
  }

  private static PokerHand randomEnd(Dice dice) {
    int seats = 2 + dice.below(9);
    List<Integer> stacks = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      stacks.add(1 + dice.below(200));
    }
    PokerHand hand = PokerHand.open(HandStart.withBlinds(dice.below(seats), stacks, 5, 10));
    while (!hand.isDecided() && !hand.isBettingOver()) {
      if (hand.toAct() == PokerHand.NOBODY) {
        if (hand.street() == Street.RIVER) {
          return hand;
        }
        hand = hand.nextStreet();
        continue;
      }
      List<PokerChoice> choices = hand.limits().choices();
      PokerChoice choice = choices.get(dice.below(choices.size()));
      hand =
          hand.act(
              choice instanceof PokerChoice.Raise raise
                  ? new PokerAction.Raise(raise.min() + dice.below(raise.max() - raise.min() + 1))
                  : choice instanceof PokerChoice.Fold && dice.below(2) == 0
                      ? PokerAction.Word.FOLD
                      : choice instanceof PokerChoice.AllIn
                          ? PokerAction.Word.ALL_IN
                          : hand.limits().mayCheck()
                              ? PokerAction.Word.CHECK
                              : PokerAction.Word.CALL);
    }
    return hand;
  }

  /**
   * An independent settlement: the chips at each height are won by the best hands that reach it, in
   * fractions. It differs from the real one by odd chips only.
   */
  private static double[] chipByChip(PokerHand hand, int[] ranks) {
    double[] stacks = new double[ranks.length];
    int top = 0;
    for (int seat = 0; seat < ranks.length; seat++) {
      stacks[seat] = hand.players().get(seat).stack();
      top = Math.max(top, hand.players().get(seat).total());
    }
    for (int height = 1; height <= top; height++) {
      int chips = 0;
      int best = Integer.MAX_VALUE;
      for (int seat = 0; seat < ranks.length; seat++) {
        HandSeat player = hand.players().get(seat);
        if (player.total() >= height) {
          chips++;
          best = player.live() ? Math.min(best, ranks[seat]) : best;
        }
      }
      List<Integer> winners = new ArrayList<>();
      for (int seat = 0; seat < ranks.length; seat++) {
        HandSeat player = hand.players().get(seat);
        if (player.live() && player.total() >= height && ranks[seat] == best) {
          winners.add(seat);
        }
      }
      for (int seat : winners) {
        stacks[seat] += (double) chips / winners.size();
      }
    }
    return stacks;
  }

  @Test
  void antesAreForEverybodyUnlessTheyMakeLevels() {
    for (boolean levels : new boolean[] {false, true}) {
      HandStart start =
          new HandStart(
              2,
              Set.of(0, 1, 2),
              List.of(100, 100, 4),
              List.of(10, 10, 10),
              levels,
              List.of(5, 10, 0),
              10,
              10,
              2);
      PokerHand hand = play(PokerHand.open(start), "c x x x x x x x");
      List<Pot> pots = Pots.of(hand).pots();
      assertEquals(levels ? 12 : 24, pots.get(0).amount());
      assertEquals(List.of(0, 1, 2), pots.get(0).eligible());
      assertEquals(levels ? List.of(80, 112, 12) : List.of(80, 100, 24), paid(hand, 3, 2, 1));
    }
  }
}
