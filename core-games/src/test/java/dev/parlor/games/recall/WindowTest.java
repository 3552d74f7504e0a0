package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.RecallAction.PeekAt;
import dev.parlor.games.recall.RecallAction.Swap;
import dev.parlor.games.recall.RecallAction.Word;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The same-rank window and the special window. */
class WindowTest {

  @Test
  @DisplayName("recall 6, i: a window of five seconds; anybody plays cards of the top's rank")
  void anybodyPlaysCardsOfTheSameRank() {
    Rig rig = Rig.started(3, "3s9h5c9d 4s8h9cTd 5h6hTsTh 9s");
    rig.drawAndPlay(0);
    assertEquals(5000, rig.view(2).windowMillis());
    assertEquals(List.of(), List.copyOf(Rig.GAME.toAct(rig.state())));
    assertEquals(
        List.of(new RecallChoice.LayAside(rig.state().freeCards(2))),
        Rig.GAME.choices(rig.state(), 2, rig.table.knowledge(2)));
    rig.window(Map.of(0, List.of(1, 3), 1, List.of(2)));
    assertEquals("9s 9c 9h 9d", rig.discards());
    assertEquals("5c", rig.hand(0));
    assertEquals("8h Td", rig.hand(1));
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 6 (Races): first cards clockwise from the left of the opener, then second")
  void playsAreAppliedInRounds() {
    Rig rig = Rig.started(3, "3s9hKs9d 4s8h9cTd 5h6hTsTh 9s");
    rig.plainTurn(0);
    rig.elapse();
    rig.drawAndPlay(2, 3);
    assertEquals("9s Th", rig.discards());
    rig.window(Map.of(0, List.of(1), 1, List.of(3), 2, List.of(2)));
    assertEquals("9s Th Td Ts", rig.discards());
    assertEquals(List.of(rig.at(0, 1)), rig.state().shown());
  }

  @Test
  @DisplayName("recall 7, i: a wrong card goes back, is seen by all and costs a face-down card")
  void aWrongCardGoesBackAndCostsAPenaltyCard() {
    Rig rig = Rig.started(2, "3s9h5c6d 4s8hTcTd 9s2d");
    rig.drawAndPlay(0).window(Map.of(1, List.of(2)));
    assertEquals("2d 8h Tc Td", rig.hand(1));
    Slot ten = rig.at(1, 2);
    Slot penalty = rig.at(1, 0);
    assertEquals(List.of(ten), rig.state().shown());
    assertEquals(Card.parse("Tc"), face(rig, 0, 1, 2));
    assertEquals("T", rig.known(0, 1, ten).rank());
    assertEquals("?", rig.known(1, 1, penalty).rank());
    assertNull(face(rig, 1, 1, 0));
    assertEquals(Status.DRAWING_CARD, rig.view(0).seats().get(1).status());
    rig.plainTurn(1);
    assertNull(face(rig, 0, 1, 2));
  }

  private static @Nullable Card face(Rig rig, int viewer, int owner, int place) {
    return rig.view(viewer).seats().get(owner).hand().stream()
        .filter(card -> card.place() == place)
        .findFirst()
        .orElseThrow()
        .face();
  }

  @Test
  @DisplayName("recall 7: what a seat may not play at all costs one penalty card, shows nothing")
  void aForeignOrCollectedCardCostsAPenaltyCard() {
    Rig rig = Rig.started(2, "9h3s5c6d 9d8hTcTd 9s2d2c");
    Slot collected = rig.state().player(0).collection().get(0).slot();
    rig.drawAndPlay(0);
    List<Slot> listed =
        List.of(collected, rig.at(1, 0), rig.at(0, 0), new Slot(99, 99), rig.at(0, 0));
    rig.happens(new Event.WindowClosed(Map.of(0, listed)));
    assertEquals("9s 9h", rig.discards());
    assertEquals(4, rig.state().player(0).cards());
    assertEquals(List.of(), rig.state().shown());
  }

  @Test
  @DisplayName("recall 6: a card that was shown is known, and may be played again later")
  void aShownCardMayBePlayedLater() {
    Rig rig = Rig.started(2, "3s9h5c6d 4s8hTcTd 9s2d Th");
    rig.drawAndPlay(0).window(Map.of(1, List.of(2)));
    rig.drawAndPlay(1).window(Map.of(1, List.of(2)));
    assertEquals("9s Th Tc", rig.discards());
  }

  @Test
  @DisplayName("recall k: jokers match jokers")
  void jokersMatchJokers() {
    Rig rig = Rig.started(2, "3s9hJk6d 4s8hTcTd Jk");
    rig.drawAndPlay(0).window(Map.of(0, List.of(2)));
    assertEquals("Jk Jk", rig.discards());
  }

  @Test
  @DisplayName("recall 10, d: an empty hand wins at once, in the order of the plays")
  void anEmptyHandWinsAtOnce() {
    Rig rig = Rig.started(2, Map.of(), "JkJk9c9d 4s9hTcTd 9s");
    rig.drawAndPlay(0).window(Map.of(0, List.of(2, 3), 1, List.of(1)));
    assertEquals("Jk Jk", rig.hand(0));
    rig = Rig.started(2, Map.of("emptyHandIgnoresCollection", "true"), "3s9c9d9h 4s8hTcTd 9s");
    rig.drawAndPlay(0).window(Map.of(0, List.of(1, 2, 3), 1, List.of(1)));
    assertEquals(RecallEnding.EMPTY_HAND, rig.state().ending());
    assertEquals(0, rig.state().winner());
    assertEquals(List.of(1, 2), rig.places());
  }

  @Test
  @DisplayName("recall d: literally a hand with a collection card is never empty")
  void aHandWithACollectionCardIsNotEmpty() {
    Rig rig = Rig.started(2, "3s9c9d9h 4s8hTcTd 9s");
    rig.drawAndPlay(0).window(Map.of(0, List.of(1, 2, 3)));
    assertNull(rig.state().ending());
    assertEquals(1, rig.state().player(0).cards());
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 8, j: powers come in the order of play, also from the window")
  void powersComeInTheOrderOfPlay() {
    Rig rig = Rig.started(3, "3s9hJc6d 4s8hJdTd 5h6hTsJh Js");
    rig.drawAndPlay(0).window(Map.of(0, List.of(2), 2, List.of(3), 1, List.of(2)));
    assertEquals(RecallPhase.SPECIAL_PLAY_WINDOW, rig.view(0).phase());
    assertEquals(10_000, rig.timerMillis());
    for (int seat : List.of(0, 1, 2, 0)) {
      assertEquals("jack_swap", rig.view(0).seats().get(seat).status().id());
      assertEquals("recall.special.notYours", rig.refusal((seat + 1) % 3, Word.PASS));
      rig.elapse();
    }
    assertEquals(List.of(), rig.state().specials());
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 8: a jack swaps any two cards of any hands")
  void aJackSwapsAnyTwoCards() {
    Rig rig = Rig.started(3, "3s9hKc6d 4s8hTcTd 5h6hTsTh Js");
    rig.drawAndPlay(0).noPlays();
    Slot eight = rig.at(1, 1);
    Slot six = rig.at(2, 1);
    rig.act(0, new Swap(eight, six));
    assertEquals("6h Tc Td", rig.hand(1));
    assertEquals("8h Ts Th", rig.hand(2));
    assertEquals("8", rig.known(1, 2, eight).rank());
    assertEquals("?", rig.known(2, 2, eight).rank());
    assertEquals("6", rig.known(2, 1, six).rank());
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 8: a swap within one hand changes places")
  void aSwapWithinOneHandChangesPlaces() {
    Rig rig = Rig.started(2, "3s9hKc6d 4s8hTcTd Js");
    rig.drawAndPlay(0).noPlays();
    rig.act(0, new Swap(rig.at(0, 1), rig.at(0, 3)));
    assertEquals("6d Kc 9h", rig.hand(0));
  }

  @Test
  @DisplayName("recall e: collection cards, piles and one card twice can't be swapped")
  void whatCannotBeSwapped() {
    Rig rig = Rig.started(2, "3s9hKc6d 4s8hTcTd Js");
    rig.drawAndPlay(0).noPlays();
    Slot own = rig.at(0, 1);
    Slot collected = rig.state().player(1).collection().get(0).slot();
    Slot pile = rig.state().stock().pile().get(0);
    Slot discard = rig.state().stock().discard().get(0);
    for (Slot other : List.of(own, collected, pile, discard)) {
      assertEquals("recall.swap.cards", rig.refusal(0, new Swap(own, other)));
    }
    assertEquals("recall.special.jack", rig.refusal(0, new PeekAt(own)));
  }

  @Test
  @DisplayName("recall 8, j: a queen lets one seat look at one card until its time is over")
  void aQueenLooksAtOneCard() {
    Rig rig = Rig.started(2, "3s9hKc6d 4s8hTcTd Qs");
    rig.drawAndPlay(0).noPlays();
    assertEquals("queen_peek", rig.view(1).seats().get(0).status().id());
    Slot ten = rig.at(1, 2);
    rig.act(0, new PeekAt(ten));
    assertEquals(List.of(ten), rig.view(0).cardsToPeek());
    assertEquals(Card.parse("Tc"), face(rig, 0, 1, 2));
    assertNull(face(rig, 1, 1, 2));
    assertEquals("T", rig.known(0, 1, ten).rank());
    assertEquals("?", rig.known(1, 1, ten).rank());
    assertEquals("recall.peek.once", rig.refusal(0, new PeekAt(rig.at(0, 1))));
    rig.elapse();
    assertEquals(List.of(), rig.view(0).cardsToPeek());
    assertNull(face(rig, 0, 1, 2));
    assertEquals("waiting", rig.view(0).seats().get(0).status().id());
  }

  @Test
  @DisplayName("recall e: a queen does not look at collection cards or piles")
  void whatCannotBeLookedAt() {
    Rig rig = Rig.started(2, "3s9hKc6d 4s8hTcTd Qs");
    rig.drawAndPlay(0).noPlays();
    Slot collected = rig.state().player(1).collection().get(0).slot();
    assertEquals("recall.peek.card", rig.refusal(0, new PeekAt(collected)));
    Slot pile = rig.state().stock().pile().get(0);
    assertEquals("recall.peek.card", rig.refusal(0, new PeekAt(pile)));
    assertEquals("recall.special.queen", rig.refusal(0, new Swap(pile, collected)));
  }

  @Test
  @DisplayName("recall j, 9: a collected jack or queen keeps its power; collecting in that window")
  void aCollectedQueenKeepsItsPower() {
    Rig rig = Rig.started(2, "QhTcKc6d JhJk2cTd Jd");
    rig.drawAndPlay(0).noPlays();
    assertEquals("J", String.valueOf(rig.state().player(1).rank()).substring(0, 1));
    rig.act(1, RecallAction.Word.COLLECT);
    assertEquals(RecallPhase.SPECIAL_PLAY_WINDOW, rig.state().phase());
    rig.act(0, new Swap(rig.at(0, 2), rig.at(1, 2)));
  }

  @Test
  @DisplayName("recall j: a jack or queen collected from the draw has no power")
  void aQueenCollectedFromTheDrawHasNoPower() {
    Rig rig = Rig.started(2, "QhJcKc6d 4s8hTcTd Qd");
    rig.act(0, RecallAction.Word.DRAW, RecallAction.Word.COLLECT_DRAWN);
    assertEquals(List.of(), rig.state().specials());
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 6: the window closes once")
  void theWindowClosesOnce() {
    Rig rig = Rig.started(2, "3s9hKc6d 4s8hTcTd 2s");
    assertEquals("event.unexpected", rig.refusal(new Event.WindowClosed(Map.of())));
    rig.drawAndPlay(0);
    assertEquals("event.unexpected", rig.refusal(new Event.WindowClosed(Map.of(2, List.of()))));
    assertTrue(rig.noPlays().state().window().queue().isEmpty());
    assertEquals("event.unexpected", rig.refusal(new Event.WindowClosed(Map.of())));
  }

  /** Both seats draw and keep until the pile is empty. */
  private static void drainThePile(Rig rig) {
    while (rig.state().stock().pile().size() > 1) {
      rig.act(rig.state().turn().seat(), RecallAction.Word.DRAW, Word.PASS);
    }
  }

  @Test
  @DisplayName("recall k: no penalty card when there is none")
  void noPenaltyCardWhenThereIsNone() {
    Rig rig = Rig.started(2, "3s9h2c6d 4s8h5cTd");
    drainThePile(rig);
    int opener = rig.state().turn().seat();
    rig.drawAndPlay(opener);
    assertTrue(rig.state().stock().pile().isEmpty());
    int cards = rig.state().player(1 - opener).cards();
    rig.window(Map.of(1 - opener, List.of(1)));
    assertEquals(cards, rig.state().player(1 - opener).cards());
    assertEquals(1, rig.state().stock().decks());
  }

  @Test
  @DisplayName("recall k: a penalty card is shuffled out of the discards when the pile is empty")
  void aPenaltyCardComesFromTheShuffledDiscards() {
    Rig rig = Rig.started(2, "3s9h2c6d 4s8h5cTd 7s");
    rig.plainTurn(0);
    drainThePile(rig);
    int opener = rig.state().turn().seat();
    rig.drawAndPlay(opener);
    int cards = rig.state().player(1 - opener).cards();
    rig.window(Map.of(1 - opener, List.of(1)));
    assertEquals(cards + 1, rig.state().player(1 - opener).cards());
    assertTrue(rig.hand(1 - opener).contains("7s"));
    assertEquals(2, rig.state().stock().decks());
  }

  @Test
  @DisplayName("recall: a face that no card can have any more is refused")
  void aFaceIsNotOpenedTwice() {
    Rig rig = Rig.started(2, "3s9h2c6d 4s8h5cTd 7s");
    rig.act(0, RecallAction.Word.DRAW);
    Slot two = rig.at(0, 2);
    RecallState played =
        EventReplay.accepted(Rig.GAME, rig.state(), new Event.Acted(0, new RecallAction.Play(two)));
    Event forged = new Event.Opened(two, Card.parse("3s"));
    assertEquals("card.twice", EventReplay.refusal(Rig.GAME, played, forged));
    Event other = new Event.Opened(rig.at(0, 1), Card.parse("9h"));
    assertEquals("event.unexpected", EventReplay.refusal(Rig.GAME, played, other));
  }

  @Test
  @DisplayName("recall 6: all cards laid aside are turned over at once")
  void allCardsAreTurnedOverAtOnce() {
    Rig rig = Rig.started(2, "3s9h5c9d 4s8h9cTd 9s");
    rig.drawAndPlay(0);
    Event closed =
        new Event.WindowClosed(
            Map.of(0, List.of(rig.at(0, 1), rig.at(0, 3)), 1, List.of(rig.at(1, 2))));
    Step<RecallState> step = Rig.GAME.apply(rig.state(), closed);
    assertEquals(
        List.of(
            new Request.Open(rig.at(1, 2)),
            new Request.Open(rig.at(0, 1)),
            new Request.Open(rig.at(0, 3))),
        ((Step.Accepted<RecallState>) step).requests());
  }
}
