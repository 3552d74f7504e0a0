package dev.parlor.games.poker;

import static dev.parlor.games.poker.KnownTables.ALL_IN;
import static dev.parlor.games.poker.KnownTables.CALL;
import static dev.parlor.games.poker.KnownTables.FOLD;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.Equity;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerAction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Betting is closed: the hands are opened first, then the board in waves. A silence in between has
 * its price.
 */
class OpenHandsTest {
  /**
   * A hand of four. Seat 0 has the button, so the first cards of the deck are for the seats 1, 2, 3
   * and 0.
   */
  private static final class Hand {
    private final Holdem game;
    private final HandStart start;
    private HoldemState state;
    private List<Request> asked;

    Hand(Integer... stacks) {
      start = HandStart.withBlinds(0, List.of(stacks), 10, 20);
      game = Holdem.ofHand(start);
      Step.Accepted<HoldemState> opened = game.open(KnownTables.setup(stacks.length));
      state = opened.state();
      asked = opened.requests();
      apply(new Event.Shuffled(0, List.of(0)));
    }

    void apply(Event event) {
      Step<HoldemState> step = game.apply(state, event);
      assertTrue(step instanceof Step.Accepted, () -> event + " " + step);
      state = ((Step.Accepted<HoldemState>) step).state();
      asked = ((Step.Accepted<HoldemState>) step).requests();
    }

    void act(PokerAction... actions) {
      for (PokerAction action : actions) {
        apply(new Event.Acted(state.turn(), action));
      }
    }

    /** Opens the awaited slots one after the other with these cards. */
    void opens(String cards) {
      for (Card card : Card.parseAll(cards)) {
        apply(new Event.Opened(state.awaited().get(0), card));
      }
    }

    List<Integer> stacks() {
      return state.lastHand().orElseThrow().stacks();
    }
  }

  @Test
  void handsAreOpenedBeforeTheBoardAndTheBoardInWavesByStake() {
    Hand hand = new Hand(1000, 300, 2000, 2000);
    hand.act(ALL_IN, FOLD, ALL_IN, CALL);
    assertEquals(6, hand.state.awaited().size(), "three hands");
    assertTrue(hand.state.awaited().stream().allMatch(slot -> slot.index() < 8), "no board");
    hand.opens("AsAhKsKhQsQh");
    assertEquals(5, hand.state.awaited().size(), "the board");
    for (Request request : hand.asked) {
      assertEquals(List.of(Set.of(1), Set.of(2, 3)), ((Request.Open) request).last());
    }
  }

  @Test
  void aStreetInTheMiddleOfTheBettingIsHelpedOpenByAllAtOnce() {
    Hand hand = new Hand(1000, 1000, 1000);
    hand.act(CALL, CALL, PokerAction.Word.CHECK);
    assertEquals(3, hand.state.awaited().size());
    for (Request request : hand.asked) {
      assertEquals(List.of(), ((Request.Open) request).last());
    }
  }

  @Test
  void aSilentThirdChangesNothingButTheChanceOfTheBoard() {
    Hand hand = new Hand(1000, 1000, 1000, 1000);
    hand.act(ALL_IN, CALL, FOLD, FOLD);
    hand.opens("AsAhKsKh");
    hand.apply(new Event.Left(1, false));
    // the dealer of this hand is 0; of the pot of 2030 the aces get their average share
    List<Card> aces = Card.parseAll("AsAh");
    List<Card> kings = Card.parseAll("KsKh");
    double part = Equity.exact(List.of(aces, kings), List.of()).shares().get(0);
    int withAces = hand.state.lastHand().orElseThrow().stacks().get(3);
    assertEquals(part * 2030, withAces, 1);
    assertEquals(2030, withAces + hand.stacks().get(0));
    assertEquals(List.of(990, 980), hand.stacks().subList(1, 3), "what was folded stays folded");
    assertTrue(hand.state.lastHand().orElseThrow().isVoid());
  }

  @Test
  void sidePotsAreDividedAmongThoseWhoCanWinThemToTheLastChip() {
    Hand hand = new Hand(1000, 101, 400, 1000);
    hand.act(ALL_IN, CALL, ALL_IN, ALL_IN);
    hand.opens("7c2d" + "AsAh" + "KsKh" + "QsQh"); // of seats 1, 2, 3 and 0
    hand.opens("7s7h");
    hand.apply(new Event.Left(1, false)); // its 101 belong to the others now
    List<Card> board = Card.parseAll("7s7h");
    List<Card> gone = Card.parseAll("7c2d");
    List<List<Card>> hands =
        List.of(Card.parseAll("AsAh"), Card.parseAll("KsKh"), Card.parseAll("QsQh"));
    double[] all = parts(board, gone, hands);
    double[] two = parts(board, Card.parseAll("7c2dAsAh"), hands.subList(1, 3));
    assertEquals(0, hand.stacks().get(1));
    assertEquals(1301 * all[0], hand.stacks().get(2), 1);
    assertEquals(1301 * all[1] + 1200 * two[0], hand.stacks().get(3), 2);
    assertEquals(1301 * all[2] + 1200 * two[1], hand.stacks().get(0), 2);
    assertEquals(2501, hand.stacks().stream().mapToInt(Integer::intValue).sum());
  }

  /** The part of a pot that each hand wins over all boards that begin with these cards. */
  private static double[] parts(List<Card> flop, List<Card> gone, List<List<Card>> hands) {
    List<Card> rest = new ArrayList<>();
    for (int code = 0; code < 52; code++) {
      Card card = Card.of(code);
      if (!flop.contains(card)
          && !gone.contains(card)
          && hands.stream().noneMatch(hand -> hand.contains(card))) {
        rest.add(card);
      }
    }
    double[] won = new double[hands.size()];
    int boards = 0;
    for (int a = 0; a < rest.size(); a++) {
      for (int b = a + 1; b < rest.size(); b++) {
        for (int c = b + 1; c < rest.size(); c++) {
          List<Card> board = new ArrayList<>(flop);
          board.addAll(List.of(rest.get(a), rest.get(b), rest.get(c)));
          share(board, hands, won);
          boards++;
        }
      }
    }
    for (int hand = 0; hand < won.length; hand++) {
      won[hand] /= boards;
    }
    return won;
  }

  private static void share(List<Card> board, List<List<Card>> hands, double[] won) {
    List<Integer> ranks = new ArrayList<>();
    for (List<Card> hand : hands) {
      List<Card> seven = new ArrayList<>(board);
      seven.addAll(hand);
      ranks.add(Evaluator.rank(seven));
    }
    int best = Collections.min(ranks);
    for (int hand = 0; hand < won.length; hand++) {
      won[hand] += ranks.get(hand) == best ? 1.0 / Collections.frequency(ranks, best) : 0;
    }
  }

  @Test
  void whoDoesNotShowItsHandHasNoClaim() {
    Hand hand = new Hand(1000, 1000, 1000);
    hand.act(ALL_IN, CALL, CALL);
    List<Slot> mine = DeckLayout.of(hand.state, hand.start).hole(2);
    for (Slot slot : List.copyOf(hand.state.awaited())) {
      if (!mine.contains(slot)) {
        hand.apply(new Event.Opened(slot, Card.of(slot.index())));
      }
    }
    hand.apply(new Event.Left(2, false));
    assertEquals(0, hand.stacks().get(2));
    assertEquals(3000, hand.stacks().get(0) + hand.stacks().get(1));
  }

  @Test
  void beforeTheHandsAreOpenEverybodyGetsBackWhatItPutIn() {
    Hand hand = new Hand(1000, 1000, 1000);
    hand.act(ALL_IN, CALL, FOLD);
    hand.apply(new Event.Left(2, false));
    assertEquals(1000 + 10, hand.stacks().get(0));
    assertEquals(1000 + 10, hand.stacks().get(1));
    assertEquals(980, hand.stacks().get(2));
  }

  @Test
  void theMoreOfTheBoardIsOpenTheLessIsLeftToChance() {
    Hand hand = new Hand(500, 500, 500);
    hand.act(ALL_IN, CALL, FOLD);
    hand.opens("AsAhKsKh");
    hand.opens("2c2d9h9d");
    hand.apply(new Event.Left(2, false));
    int aces = Math.max(hand.stacks().get(0), hand.stacks().get(1));
    assertTrue(aces > 900 && aces < 1020, () -> hand.stacks().toString());
  }
}
