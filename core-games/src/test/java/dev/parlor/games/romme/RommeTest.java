package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.romme.RommeAction.Source;
import dev.parlor.games.romme.meld.MeldPoints;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Turns, rounds and the match. */
class RommeTest {
  private static final Map<String, String> LONG = Map.of("target", "2000");
  private static final String ALL_MELDS = "7s7h7d7c8c9cTc3c4c5cQsQhQd";

  /** A hand of which all but the king can be melded, once the two of clubs is drawn. */
  private static final String THIRTEEN = "7s7h7d7c3c4c5c6cQsQhQdQcKc";

  @Test
  @DisplayName("romme 1: two decks with six jokers, 13 cards each, one turned up")
  void thirteenCardsAndOneTurnedUp() {
    Request.Shuffle shuffle =
        new Request.Shuffle(0, new Request.Contents.Fresh(new DeckSpec(2, 3)), List.of(4));
    assertEquals(List.of(shuffle), Kitchen.ROMME.open(Setup.of(4)).requests());
    Kitchen kitchen = Kitchen.of("2d", "", "As", "Ks", "Qs", "Js");
    for (int seat = 0; seat < 4; seat++) {
      assertEquals(13, kitchen.seat(seat).hand().size());
    }
    assertEquals(Optional.of(Card.parse("2d")), kitchen.view(0).topDiscard());
    assertEquals(110 - 4 * 13 - 1, kitchen.view(0).stock());
  }

  @Test
  @DisplayName("romme j: left of the dealer begins, no 14th card; the dealer rotates")
  void leftOfTheDealerBegins() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "2c", "9s", THIRTEEN, "9h");
    assertEquals(Set.of(1), Kitchen.ROMME.toAct(kitchen.state()));
    goOut(kitchen);
    assertEquals(2, kitchen.state().round());
    assertEquals(1, kitchen.state().dealer());
    assertEquals(Set.of(2), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  @DisplayName("romme 2: draw one, then play, then discard one")
  void turnIsDrawPlayDiscard() {
    Kitchen kitchen = Kitchen.of("2d", "3h3d", "9s9h", "KsQsQhQd");
    assertEquals("romme.draw.first", kitchen.refusal(1, kitchen.discarding(1, "Ks")));
    assertEquals("romme.draw.first", kitchen.refusal(1, kitchen.melding(1, "Qs Qh Qd")));
    assertEquals("turn.notYours", kitchen.refusal(0, new RommeAction.Draw(Source.STOCK)));
    kitchen.draw(1);
    assertTrue(kitchen.hand(1).contains(Card.parse("3h")));
    assertEquals("romme.draw.again", kitchen.refusal(1, new RommeAction.Draw(Source.STOCK)));
    kitchen.discard(1, "Ks");
    assertEquals(Optional.of(Card.parse("Ks")), kitchen.view(0).topDiscard());
    assertEquals(Set.of(0), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  @DisplayName("romme 2: only the drawer is dealt the card from the stock")
  void cardFromTheStockIsForTheDrawer() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s9h", "Ks");
    kitchen.draw(1);
    RommeState state = kitchen.state();
    int last = state.seats().get(1).hand().size() - 1;
    assertEquals(null, state.face(state.seats().get(1).hand().get(last)));
    assertEquals(null, kitchen.knowledge(0).face(state.seats().get(1).hand().get(last)));
  }

  @Test
  @DisplayName("romme e: the top discard may be taken before opening, but not discarded again")
  void takenDiscardMayNotGoBack() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s9h", "KsQs");
    kitchen.take(1);
    assertTrue(kitchen.hand(1).contains(Card.parse("2d")));
    assertEquals("romme.discard.taken", kitchen.refusal(1, kitchen.discarding(1, "2d")));
    kitchen.discard(1, "Ks");
    kitchen.idle(0);
    kitchen.draw(1);
    kitchen.discard(1, "2d");
  }

  @Test
  @DisplayName("romme e: nobody may play himself down to the card he has just taken")
  void anotherCardIsKeptToDiscard() {
    Kitchen kitchen = Kitchen.of("Kd", "3h", "9s9h", ALL_MELDS);
    kitchen.take(1);
    assertEquals(
        "romme.discard.keepAnother",
        kitchen.refusal(1, kitchen.melding(1, "7s 7h 7d", "7c 8c 9c Tc", "3c 4c 5c", "Qs Qh Qd")));
    kitchen.meld(1, "7s 7h 7d", "7c 8c 9c", "3c 4c 5c", "Qs Qh Qd");
    kitchen.discard(1, "Tc");
    assertEquals(Card.parseAll("Kd"), kitchen.hand(1));
  }

  @Test
  @DisplayName("romme 10: the round ends with an empty hand; the others score their deadwood")
  void othersScoreTheirDeadwood() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "KdKh2c", "9s", THIRTEEN);
    kitchen.draw(1);
    kitchen.meld(1, "Qs Qh Qd Qc");
    kitchen.discard(1, "Kd");
    kitchen.idle(0);
    int deadwood = MeldPoints.deadwood(kitchen.hand(0));
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d 7c", "2c 3c 4c 5c 6c");
    kitchen.discard(1, "Kc");
    RommeRoundResult result = kitchen.state().results().get(0);
    assertEquals(RommeRoundResult.Ending.OUT, result.ending());
    assertEquals(1, result.winner());
    assertEquals(List.of(deadwood, 0), result.points());
    assertEquals(deadwood, kitchen.view(1).players().get(0).total());
    assertEquals(13, Dealt.openFaces(result.cards().get(0)).size());
  }

  @Test
  @DisplayName("romme 11, h: out in the first own turn is Hand-Rommé: triple, not six times")
  void handRommeTriples() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "2c", "9s", THIRTEEN);
    int deadwood = MeldPoints.deadwood(kitchen.hand(0));
    goOut(kitchen);
    RommeRoundResult result = kitchen.state().results().get(0);
    assertEquals(RommeRoundResult.Ending.HAND_ROMME, result.ending());
    assertEquals(List.of(3 * deadwood, 0), result.points());
  }

  @Test
  @DisplayName("romme 11: out at once in a later turn, nothing melded before, doubles")
  void rommeDoubles() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "KdKh2c", "9s", THIRTEEN);
    kitchen.idle(1);
    kitchen.idle(0);
    int deadwood = MeldPoints.deadwood(kitchen.hand(0));
    goOut(kitchen);
    RommeRoundResult result = kitchen.state().results().get(0);
    assertEquals(RommeRoundResult.Ending.ROMME, result.ending());
    assertEquals(List.of(2 * deadwood, 0), result.points());
  }

  @Test
  @DisplayName("romme f: melding everything ends the round without a discard")
  void meldingEverythingEndsTheRound() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "Qc", "9s", ALL_MELDS);
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d", "7c 8c 9c Tc", "3c 4c 5c", "Qs Qh Qd Qc");
    assertEquals(1, kitchen.state().results().get(0).winner());
    assertEquals(2, kitchen.state().round());
  }

  @Test
  @DisplayName("romme h: combinations kept in the hand count as deadwood")
  void unmeldedCombinationsCount() {
    Kitchen kitchen = Kitchen.of(LONG, "2d", "2c", "AsAhAdAc2s2h2c3s3h3dJkJkJk", THIRTEEN);
    goOut(kitchen);
    assertEquals(List.of(3 * (44 + 6 + 9 + 60), 0), kitchen.state().results().get(0).points());
  }

  @Test
  @DisplayName("romme 12, i: the match ends after the round in which someone reaches the target")
  void matchEndsAtTheTarget() {
    Kitchen kitchen = Kitchen.of(Map.of("target", "100"), "2d", "2c", "JkJk", THIRTEEN, "9s");
    goOut(kitchen);
    Outcome outcome = kitchen.table.finished().orElseThrow(AssertionError::new);
    assertEquals(1, outcome.units());
    assertEquals(1, outcome.standings().get(1).place());
    assertEquals(0, outcome.standings().get(1).score());
    assertEquals(Set.of(2, 3), Set.of(place(outcome, 0), place(outcome, 2)));
    assertEquals("game.over", kitchen.refusal(1, new RommeAction.Draw(Source.STOCK)));
    assertEquals(Optional.of(outcome), Kitchen.ROMME.outcome(kitchen.state()));
  }

  @Test
  @DisplayName("romme 12: or after a fixed number of rounds")
  void matchEndsAfterFixedRounds() {
    Map<String, String> options = Map.of("match", "rounds", "rounds", "1");
    Kitchen kitchen = Kitchen.of(options, "2d", "2c", "9s", THIRTEEN);
    goOut(kitchen);
    assertTrue(kitchen.table.finished().isPresent());
    Map<String, String> two = Map.of("match", "rounds", "rounds", "2", "target", "20");
    Kitchen longer = Kitchen.of(two, "2d", "2c", "9s", THIRTEEN);
    goOut(longer);
    assertFalse(longer.table.finished().isPresent());
  }

  @Test
  @DisplayName("romme i: option: who reaches the target is out and the others play on")
  void eliminatedSeatsWatch() {
    Map<String, String> options = Map.of("eliminate", "true", "target", "400");
    Kitchen kitchen =
        Kitchen.of(options, "2d", "2c", "JkJkJkJkAsAhAdAcKsKhTsThTd", THIRTEEN, "2s2h3s3h");
    goOut(kitchen);
    assertFalse(kitchen.table.finished().isPresent());
    assertEquals(RommeSeat.Status.ELIMINATED, kitchen.seat(0).status());
    assertEquals(List.of(), kitchen.seat(0).hand());
    assertEquals(13, kitchen.seat(2).hand().size());
    kitchen.apply(new Event.Left(0, false));
    assertEquals(RommeSeat.Status.ELIMINATED, kitchen.seat(0).status());
    assertEquals(2, kitchen.state().round());
    assertEquals(64, kitchen.state().deck());
    kitchen.apply(new Event.Left(2, true));
    Outcome outcome = kitchen.table.finished().orElseThrow(AssertionError::new);
    assertEquals(1, place(outcome, 1));
    assertEquals(2, place(outcome, 0));
    assertEquals(3, place(outcome, 2));
  }

  private static int place(Outcome outcome, int seat) {
    return outcome.standings().get(seat).place();
  }

  @Test
  @DisplayName("romme g: an empty stock is made of the discards except the top")
  void discardsBecomeTheStock() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s");
    int stock = kitchen.view(0).stock();
    for (int i = 0; i < stock; i++) {
      kitchen.idle(kitchen.state().turn());
    }
    assertEquals(0, kitchen.view(0).stock());
    assertEquals(stock + 1, kitchen.view(0).discards());
    Optional<Card> top = kitchen.view(0).topDiscard();
    kitchen.draw(kitchen.state().turn());
    assertEquals(stock - 1, kitchen.view(0).stock());
    assertEquals(1, kitchen.view(0).discards());
    assertEquals(top, kitchen.view(0).topDiscard());
    assertEquals(1, kitchen.state().deck());
    assertEquals(RommePhase.PLAY, kitchen.state().phase());
  }

  @Test
  @DisplayName("romme g: with nothing left to draw the round ends and everybody scores")
  void nothingLeftEndsTheRound() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s");
    RommeState state = kitchen.state();
    RommeState.Cards cards = state.cards();
    RommeState.Cards none =
        new RommeState.Cards(
            110,
            110,
            cards.discards(),
            List.of(),
            List.of(),
            List.of(),
            cards.faces(),
            Map.of(),
            Set.of());
    RommeState dry =
        new RommeState(
            state.options(),
            state.seats(),
            state.phase(),
            state.round(),
            state.dealer(),
            state.turn(),
            state.deck(),
            none,
            state.now(),
            new RommeState.Tally(List.of(), List.of()));
    RommeState ended =
        EventReplay.accepted(
            Kitchen.ROMME, dry, new Event.Acted(1, new RommeAction.Draw(Source.STOCK)));
    for (int seat = 0; seat < 2; seat++) {
      for (Slot slot : state.seats().get(seat).hand()) {
        assertEquals(RommePhase.SHOWDOWN, ended.phase());
        ended =
            EventReplay.accepted(Kitchen.ROMME, ended, new Event.Opened(slot, kitchen.face(slot)));
      }
    }
    RommeRoundResult result = ended.results().get(0);
    assertEquals(RommeRoundResult.Ending.STOCK_EMPTY, result.ending());
    assertEquals(RommeRoundResult.NOBODY, result.winner());
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      points.add(MeldPoints.deadwood(kitchen.hand(seat)));
    }
    assertEquals(points, result.points());
  }

  @Test
  @DisplayName("romme g: when no card can ever be put down again nobody wins and everybody scores")
  void aStandstillEndsTheRound() {
    Kitchen kitchen = downToOneCard("Qs Qh Qd Qc");
    RommeRoundResult result = kitchen.state().results().get(0);
    assertEquals(RommeRoundResult.Ending.STANDSTILL, result.ending());
    assertEquals(RommeRoundResult.NOBODY, result.winner());
    assertEquals(List.of(3, 2), result.points());
  }

  @Test
  @DisplayName("romme g: while a meld is open the round goes on")
  void anOpenMeldIsNoStandstill() {
    assertEquals(List.of(), downToOneCard("Qs Qh Qd").state().results());
  }

  /**
   * A table at which both seats meld all but one card. Only the last of their melds may be open.
   */
  private static Kitchen downToOneCard(String last) {
    Kitchen kitchen =
        Kitchen.of(
            Map.of("match", "rounds", "rounds", "2"),
            "2d",
            "Kc Kd",
            "Ts Th Td Tc Js Jh Jd Jc Qs Qh Qd Qc 3c",
            "7s 7h 7d 7c 8s 8h 8d 8c 9s 9h 9d 9c 2c");
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d 7c", "8s 8h 8d 8c", "9s 9h 9d 9c");
    kitchen.discard(1, "Kc");
    kitchen.draw(0);
    kitchen.meld(0, "Ts Th Td Tc", "Js Jh Jd Jc", last);
    kitchen.discard(0, "Kd");
    return kitchen;
  }

  /** Seat 1 draws the two of clubs and goes out in the same turn. */
  private static void goOut(Kitchen kitchen) {
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d 7c", "2c 3c 4c 5c 6c", "Qs Qh Qd Qc");
    kitchen.discard(1, "Kc");
  }
}
