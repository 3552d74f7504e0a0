package dev.parlor.games.piles;

import static dev.parlor.games.piles.Direction.HIGHER;
import static dev.parlor.games.piles.Direction.LOWER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.card.Rank;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PilesTest {
  private static final Piles PILES = KnownPiles.PILES;
  private static final String LAYOUT = KnownPiles.LAYOUT;

  @Test
  @DisplayName("piles 1: 52 cards, ace 1 to king 13")
  void aceIsOneAndKingThirteen() {
    assertEquals(1, Rank.ACE.number());
    assertEquals(13, Rank.KING.number());
    KnownPiles table = KnownPiles.of(1, "2s 7s 7h 4s 5s 6s 8s 9s Ts As Kd");
    table.guess(0, 0, LOWER);
    assertEquals(Draw.Verdict.CORRECT, table.lastDraw().verdict());
    table.guess(0, 0, HIGHER);
    assertEquals(Draw.Verdict.CORRECT, table.lastDraw().verdict());
  }

  @Test
  @DisplayName("piles 1: the deck asked for is one fresh deck of 52")
  void oneFreshDeckIsAskedFor() {
    Request.Shuffle expected =
        new Request.Shuffle(0, new Request.Contents.Fresh(DeckSpec.FRENCH_52), List.of());
    assertEquals(List.of(expected), PILES.open(Setup.of(2)).requests());
  }

  @Test
  @DisplayName("piles 2: the first nine cards are the piles, 43 are left")
  void nineCardsAreLaidOut() {
    KnownPiles table = KnownPiles.of(2, LAYOUT);
    List<Card> tops = new ArrayList<>();
    table.state().piles().forEach(pile -> tops.add(pile.top()));
    assertEquals(Card.parseAll(LAYOUT), tops);
    assertEquals(43, table.state().remaining());
  }

  @Test
  @DisplayName("piles 4: a pile is picked, then higher or lower is said")
  void pickThenGuess() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "3s");
    table.act(0, new PilesAction.Pick(4));
    assertEquals(4, table.state().picked());
    table.act(0, new PilesAction.Pick(0));
    assertEquals(Optional.of(0), PILES.view(table.state(), 1, Knowledge.NONE).picked());
    table.guess(0, 0, HIGHER);
    assertEquals(null, table.state().picked());
    assertEquals(1, table.state().turn());
  }

  @Test
  @DisplayName("piles 4: the choices are the open piles, for the player in turn only")
  void choicesAreTheOpenPiles() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "3s");
    table.guess(0, 1, HIGHER);
    List<Integer> open = List.of(0, 2, 3, 4, 5, 6, 7, 8);
    assertEquals(
        List.of(new PilesChoice.Pick(open), new PilesChoice.Guess(open)),
        PILES.choices(table.state(), 1, Knowledge.NONE));
    assertEquals(List.of(), PILES.choices(table.state(), 0, Knowledge.NONE));
  }

  @Test
  @DisplayName("piles 5: a right guess leaves the card on top of an open pile")
  void rightGuessKeepsThePileOpen() {
    KnownPiles table = KnownPiles.of(1, LAYOUT + "3s");
    table.guess(0, 0, HIGHER);
    assertPile(true, "2s3s", table.state().piles().get(0));
  }

  @Test
  @DisplayName("piles 5: a wrong guess locks the pile with the card on it")
  void wrongGuessLocksThePile() {
    KnownPiles table = KnownPiles.of(1, LAYOUT + "3s");
    table.guess(0, 1, HIGHER);
    assertPile(false, "7s3s", table.state().piles().get(1));
  }

  @Test
  @DisplayName("piles 6: ties are drawn again with the same guess; all cards stay")
  void tiesAreDrawnAgain() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "7d 7c 8h");
    table.guess(0, 1, HIGHER);
    assertPile(true, "7s7d7c8h", table.state().piles().get(1));
    assertEquals(
        new Draw(0, 1, HIGHER, Card.parseAll("7d7c8h"), Draw.Verdict.CORRECT), table.lastDraw());
    assertEquals(1, table.state().turn());
    assertEquals(40, table.state().remaining());
  }

  @Test
  @DisplayName("piles 7: one open pile when the deck is empty and the players win")
  void playersWinWithAnOpenPile() {
    LocalTable<PilesState, PilesView> table = playByOdds(3, seedThatEndsWith(PilesResult.PLAYERS));
    Outcome outcome = table.finished().orElseThrow(AssertionError::new);
    int open = table.state().openPiles().size();
    assertTrue(open >= 1);
    assertEquals(0, table.state().remaining());
    assertEquals(new Outcome.Standing(2, 1, open), outcome.standings().get(2));
    assertEquals(
        Optional.of("piles.banner.players"),
        PILES.view(table.state(), 0, Knowledge.NONE).bannerKey());
  }

  @Test
  @DisplayName("piles 7: the deck wins as soon as all piles are locked")
  void deckWinsWhenAllPilesAreLocked() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "Ks Kh Kd Kc Qs Qh Qd Qc Js");
    for (int pile = 0; pile < 9; pile++) {
      table.guess(pile % 2, pile, LOWER);
    }
    Outcome outcome = table.finished().orElseThrow(AssertionError::new);
    assertEquals(PilesResult.DECK, table.state().result());
    assertEquals(
        List.of(new Outcome.Standing(0, 2, 0), new Outcome.Standing(1, 2, 0)), outcome.standings());
    assertEquals(
        Optional.of("piles.banner.deck"), PILES.view(table.state(), 0, Knowledge.NONE).bannerKey());
    assertEquals("game.over", table.refusal(0, new PilesAction.Pick(0)));
    assertEquals(Optional.of(outcome), PILES.outcome(table.state()));
  }

  @Test
  @DisplayName("piles 9: open flag, top, history per pile, remaining count")
  void viewHoldsPilesAndCounts() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "3s 6h");
    table.guess(0, 0, HIGHER);
    table.guess(1, 1, HIGHER);
    PilesView view = PILES.view(table.state(), 0, Knowledge.NONE);
    assertEquals(Card.parse("3s"), view.piles().get(0).top());
    assertEquals(Card.parseAll("2s3s"), view.piles().get(0).history());
    assertFalse(view.piles().get(1).isOpen());
    assertEquals(41, view.remaining());
    assertTrue(view.yourTurn());
    assertFalse(PILES.view(table.state(), 1, Knowledge.NONE).yourTurn());
  }

  @Test
  @DisplayName("piles a: the deck ends inside a tie: unresolved, the pile stays open, players win")
  void deckEndingInsideATieLeavesThePileOpen() {
    PilesState state = endgame(Card.parse("Kd"), Card.parse("Kc"));
    PilesState guessed =
        EventReplay.accepted(PILES, state, new Event.Acted(0, new PilesAction.Guess(8, LOWER)));
    PilesState over =
        EventReplay.accepted(PILES, guessed, new Event.Opened(new Slot(0, 51), Card.parse("Kc")));
    assertEquals(PilesResult.PLAYERS, over.result());
    assertEquals(List.of(8), over.openPiles());
    assertEquals(new Draw(0, 8, LOWER, Card.parseAll("Kc"), Draw.Verdict.UNRESOLVED), over.draw());
  }

  @Test
  @DisplayName("piles b: the last card locks the last pile: the deck wins")
  void lastCardLockingTheLastPileLoses() {
    PilesState state = endgame(Card.parse("Kd"), Card.parse("Ac"));
    PilesState guessed =
        EventReplay.accepted(PILES, state, new Event.Acted(0, new PilesAction.Guess(8, HIGHER)));
    PilesState over =
        EventReplay.accepted(PILES, guessed, new Event.Opened(new Slot(0, 51), Card.parse("Ac")));
    assertEquals(PilesResult.DECK, over.result());
    assertEquals(0, over.remaining());
  }

  @Test
  @DisplayName("piles c: a locked pile or the wrong turn is refused and the turn is kept")
  void lockedPileAndWrongTurnAreRefused() {
    KnownPiles table = KnownPiles.of(2, LAYOUT + "3s 6h");
    table.guess(0, 1, HIGHER);
    PilesState before = table.state();
    assertEquals("piles.pile.locked", table.refusal(1, new PilesAction.Guess(1, LOWER)));
    assertEquals("piles.pile.locked", table.refusal(1, new PilesAction.Pick(1)));
    assertEquals("piles.pile.none", table.refusal(1, new PilesAction.Guess(9, LOWER)));
    assertEquals("piles.pile.none", table.refusal(1, new PilesAction.Pick(-1)));
    assertEquals("turn.notYours", table.refusal(0, new PilesAction.Guess(0, LOWER)));
    assertEquals(before, table.state());
    assertEquals(1, table.state().turn());
  }

  @Test
  @DisplayName("piles e: lower on an ace is legal, and lost")
  void lowerOnAnAceIsLegalAndLost() {
    KnownPiles table = KnownPiles.of(1, "As 7s 7h 4s 5s 6s 8s 9s Ts 2d");
    table.guess(0, 0, LOWER);
    assertFalse(table.state().piles().get(0).isOpen());
  }

  @Test
  void cardsThatNobodyAskedForAreRefused() {
    PilesState state = KnownPiles.of(2, LAYOUT).state();
    Event early = new Event.Opened(new Slot(0, 9), Card.parse("3s"));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, state, early));
    PilesState asked =
        EventReplay.accepted(PILES, state, new Event.Acted(0, new PilesAction.Guess(0, HIGHER)));
    Event skipped = new Event.Opened(new Slot(0, 10), Card.parse("3s"));
    Event twice = new Event.Opened(new Slot(0, 9), Card.parse("2s"));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, asked, skipped));
    assertEquals("card.twice", EventReplay.refusal(PILES, asked, twice));
    assertEquals(
        "event.unexpected", EventReplay.refusal(PILES, asked, new Event.Shuffled(0, List.of())));
    assertEquals(
        "piles.wait",
        EventReplay.refusal(PILES, asked, new Event.Acted(0, new PilesAction.Guess(1, HIGHER))));
  }

  @Test
  void timeoutGuessesTheLikeliestOnThePickedPile() {
    KnownPiles table = KnownPiles.of(2, LAYOUT);
    assertEquals(new PilesAction.Guess(0, HIGHER), PILES.timeout(table.state(), 0, Knowledge.NONE));
    table.act(0, new PilesAction.Pick(8));
    assertEquals(new PilesAction.Guess(8, LOWER), PILES.timeout(table.state(), 0, Knowledge.NONE));
  }

  private static void assertPile(boolean open, String cards, Pile pile) {
    assertEquals(Card.parseAll(cards), pile.history());
    assertEquals(open, pile.isOpen());
  }

  /** Cards dealt from any slots: their places in the deck do not matter to these tests. */
  private static List<Dealt> dealt(List<Card> cards) {
    List<Dealt> dealt = new ArrayList<>();
    cards.forEach(card -> dealt.add(new Dealt(new Slot(0, dealt.size()), card)));
    return dealt;
  }

  /** A game with eight locked piles, one of which has this top, and one card left in the deck. */
  private static PilesState endgame(Card top, Card last) {
    List<Card> rest = new ArrayList<>(DeckSpec.FRENCH_52.cards());
    rest.remove(top);
    rest.remove(last);
    List<Pile> piles = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      piles.add(
          new Pile(false, dealt(i == 0 ? rest.subList(0, 43) : rest.subList(42 + i, 43 + i))));
    }
    piles.add(new Pile(true, dealt(List.of(top))));
    return new PilesState(List.of(PilesSeat.PRESENT), true, 0, piles, null, null, null);
  }

  private static long seedThatEndsWith(PilesResult result) {
    for (long seed = 1; ; seed++) {
      if (playByOdds(3, seed).state().result() == result) {
        return seed;
      }
    }
  }

  private static LocalTable<PilesState, PilesView> playByOdds(int seats, long seed) {
    return RandomGames.play(seats, seed, new BestOdds());
  }
}
