package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.RommeAction.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Seats that are away, seats that have left, and seats that did not tell the truth. */
class RommeAttendanceTest {
  @Test
  void turnOfWhoIsAwayIsSkipped() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s", "Ts");
    kitchen.apply(new Event.Away(2));
    kitchen.idle(1);
    assertEquals(Set.of(0), Kitchen.ROMME.toAct(kitchen.state()));
    kitchen.apply(new Event.Away(0));
    assertEquals(Set.of(1), Kitchen.ROMME.toAct(kitchen.state()));
    kitchen.apply(new Event.Returned(2));
    kitchen.idle(1);
    assertEquals(Set.of(2), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  void turnCutShortAfterTheDrawGoesOnLater() {
    Kitchen kitchen = Kitchen.of("2d", "3d", "9s", "8s");
    kitchen.draw(1);
    kitchen.apply(new Event.Away(1));
    assertEquals(Set.of(0), Kitchen.ROMME.toAct(kitchen.state()));
    kitchen.apply(new Event.Returned(1));
    kitchen.idle(0);
    assertEquals("romme.draw.again", kitchen.refusal(1, new RommeAction.Draw(Source.STOCK)));
    kitchen.discard(1, "3d");
    assertEquals(13, kitchen.seat(1).hand().size());
  }

  @Test
  void swappedJokerGoesBackWhenItsPlayerDrops() {
    Kitchen kitchen = Kitchen.of("2d", "3h3d", "QsQhQdTs", "8s9sJk2s3s4s");
    kitchen.draw(1);
    kitchen.meld(1, "8s 9s Jk=Ts", "2s 3s 4s");
    kitchen.discard(1, "3h");
    kitchen.draw(0);
    kitchen.meld(0, "Qs Qh Qd");
    List<TableMeld> before = kitchen.state().cards().melds();
    kitchen.act(0, kitchen.swapping(0, 1, "Ts"));
    kitchen.apply(new Event.Away(0));
    assertEquals(before, kitchen.state().cards().melds());
    assertTrue(kitchen.hand(0).contains(Card.parse("Ts")));
    assertFalse(kitchen.hand(0).contains(Card.JOKER));
  }

  @Test
  void everybodyAwayPausesTheRound() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s");
    kitchen.apply(new Event.Away(0));
    kitchen.apply(new Event.Away(1));
    assertTrue(kitchen.state().paused());
    assertEquals(Set.of(), Kitchen.ROMME.toAct(kitchen.state()));
    assertEquals("romme.wait", kitchen.refusal(1, new RommeAction.Draw(Source.STOCK)));
    kitchen.apply(new Event.Returned(0));
    assertEquals(Set.of(0), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  void leavingWithoutKeysVoidsTheRound() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s", "Ts");
    kitchen.idle(1);
    kitchen.apply(new Event.Left(2, false));
    assertEquals(1, kitchen.state().round());
    assertEquals(32, kitchen.state().deck());
    assertEquals(List.of(), kitchen.seat(2).hand());
    assertEquals(13, kitchen.seat(0).hand().size());
    assertEquals(List.of(), kitchen.state().results());
    assertEquals(Set.of(1), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  void leavingWithKeysLetsTheRoundGoOn() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s", "Ts");
    kitchen.draw(1);
    kitchen.apply(new Event.Left(1, true));
    assertEquals(0, kitchen.state().deck());
    assertEquals(14, kitchen.state().cards().aside().size());
    assertEquals(Set.of(2), Kitchen.ROMME.toAct(kitchen.state()));
  }

  @Test
  void lastOneAtTheTableWins() {
    Kitchen kitchen = Kitchen.of("2d", "", "9s", "8s");
    kitchen.apply(new Event.Left(1, false));
    Outcome outcome = kitchen.table.finished().orElseThrow(AssertionError::new);
    assertEquals(new Outcome.Standing(0, 1, 0), outcome.standings().get(0));
    assertEquals(2, outcome.standings().get(1).place());
    assertEquals(0, outcome.units());
  }

  @Test
  void presenceOfStrangersAndRepeatsAreRefused() {
    RommeState state = Kitchen.of("2d", "", "9s", "8s", "Ts").state();
    assertEquals("event.unexpected", refusal(state, new Event.Away(3)));
    assertEquals("event.unexpected", refusal(state, new Event.Returned(1)));
    assertEquals("event.unexpected", refusal(state, new Event.Shuffled(0, List.of(0))));
    assertEquals("event.unexpected", refusal(state, new Event.Opened(new Slot(0, 3), Card.JOKER)));
  }

  @Test
  void noDealerIsDrawnAgainWhenTheFirstDeckFails() {
    RommeState state = Kitchen.ROMME.open(Setup.of(3)).state();
    Step<RommeState> step = Kitchen.ROMME.apply(state, new Event.Left(0, false));
    RommeState next = ((Step.Accepted<RommeState>) step).state();
    assertEquals(1, next.dealer());
    assertEquals(
        List.of(new Request.Shuffle(32, new Request.Contents.Fresh(RommeRounds.DECK), List.of())),
        ((Step.Accepted<RommeState>) step).requests());
    assertEquals("event.unexpected", refusal(next, new Event.Shuffled(0, List.of(0))));
    assertEquals("event.unexpected", refusal(next, new Event.Shuffled(32, List.of(0))));
    RommeState dealt = EventReplay.accepted(Kitchen.ROMME, next, new Event.Shuffled(32, List.of()));
    assertEquals(List.of(), dealt.seats().get(0).hand());
    assertEquals(new Slot(32, 0), dealt.seats().get(2).hand().get(0));
  }

  @Test
  void meldIsOnTheTableAtOnceAndProvenByOpening() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s", "QsQhQd");
    kitchen.draw(1);
    RommeAction.Meld meld = kitchen.melding(1, "Qs Qh Qd");
    Step<RommeState> step = Kitchen.ROMME.apply(kitchen.state(), new Event.Acted(1, meld));
    RommeState claimed = ((Step.Accepted<RommeState>) step).state();
    assertEquals(1, claimed.cards().melds().size());
    assertEquals(3, claimed.cards().claims().size());
    assertEquals(3, ((Step.Accepted<RommeState>) step).requests().size());
    assertEquals(Set.of(1), Kitchen.ROMME.toAct(claimed));
    for (Play play : meld.melds().get(0)) {
      claimed =
          EventReplay.accepted(Kitchen.ROMME, claimed, new Event.Opened(play.slot(), play.face()));
    }
    assertEquals(Map.of(), claimed.cards().claims());
  }

  private static Play natural(Slot slot, String face) {
    return new Play(slot, Card.parse(face), Card.parse(face));
  }

  @Test
  void falseClaimVoidsTheRoundAndConvicts() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s", "QsQhJd2h", "Ts");
    kitchen.draw(1);
    List<Slot> hand = kitchen.seat(1).hand();
    RommeAction.Meld lie =
        new RommeAction.Meld(
            List.of(
                List.of(
                    natural(hand.get(0), "Qs"),
                    natural(hand.get(1), "Qh"),
                    natural(hand.get(2), "Qd"))));
    assertEquals(Optional.empty(), kitchen.table.act(1, lie));
    RommeState state = kitchen.state();
    assertEquals(RommeSeat.Status.GONE, state.seats().get(1).status());
    Refusal what = new Refusal("romme.claim.false", List.of(Card.parse("Qd"), Card.parse("Jd")));
    assertEquals(List.of(new Outcome.Violation(1, what)), state.violations());
    assertEquals(32, state.deck());
    assertEquals(List.of(), state.results());
    assertEquals(Set.of(2), Kitchen.ROMME.toAct(state));
    kitchen.apply(new Event.Left(2, true));
    Outcome outcome = kitchen.table.finished().orElseThrow(AssertionError::new);
    assertEquals(List.of(new Outcome.Violation(1, what)), outcome.violations());
    assertEquals(1, outcome.standings().get(0).place());
  }

  @Test
  void falseDiscardConvictsToo() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s", "QsQhJd2h");
    kitchen.draw(1);
    Slot first = kitchen.seat(1).hand().get(0);
    kitchen.act(1, new RommeAction.Discard(first, Card.parse("Kh")));
    Outcome outcome = kitchen.table.finished().orElseThrow(AssertionError::new);
    assertEquals(1, outcome.violations().get(0).seat());
    assertEquals(2, outcome.standings().get(1).place());
  }

  @Test
  void knownCardCannotBeClaimedAsAnother() {
    Kitchen kitchen = Kitchen.of("2d", "3h", "9s", "QsQhJd2h");
    kitchen.take(1);
    Slot taken = kitchen.slot(1, Card.parse("2d"), List.of());
    RommeAction.Meld lie =
        new RommeAction.Meld(
            List.of(
                List.of(
                    natural(kitchen.slot(1, Card.parse("Qs"), List.of()), "Qs"),
                    natural(kitchen.slot(1, Card.parse("Qh"), List.of()), "Qh"),
                    natural(taken, "Qd"))));
    assertEquals("romme.card.other", kitchen.refusal(1, lie));
  }

  @Test
  void finishedRoundIsCountedIfOnlyTheHandOfWhoRanAwayIsMissing() {
    Kitchen kitchen = lastCardOfSeat1();
    RommeState state = finished(kitchen);
    Slot king = state.cards().topDiscard().orElseThrow();
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Opened(king, Card.parse("Kc")));
    for (Slot slot : state.seats().get(0).hand()) {
      state =
          EventReplay.accepted(Kitchen.ROMME, state, new Event.Opened(slot, kitchen.face(slot)));
    }
    assertEquals(RommePhase.SHOWDOWN, state.phase());
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Left(2, false));
    assertEquals(1, state.results().size());
    assertTrue(state.seats().get(0).total() > 0);
    assertEquals(0, state.seats().get(2).total());
  }

  @Test
  void finishedRoundIsVoidIfALoserRunsAwayWithTheKeysToOtherHands() {
    RommeState state =
        EventReplay.accepted(Kitchen.ROMME, finished(lastCardOfSeat1()), new Event.Left(2, false));
    assertEquals(RommePhase.SHUFFLING, state.phase());
    assertEquals(List.of(), state.results());
  }

  /** Seat 1 of three holds one card more. */
  private static Kitchen lastCardOfSeat1() {
    Kitchen kitchen =
        Kitchen.of(Map.of("target", "2000"), "2d", "2c", "9s", "7s7h7d7c3c4c5c6cQsQhQdQcKc", "Ts");
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d 7c", "2c 3c 4c 5c 6c", "Qs Qh Qd Qc");
    return kitchen;
  }

  /** Seat 1 goes out; nothing is opened yet. */
  private static RommeState finished(Kitchen kitchen) {
    Slot king = kitchen.seat(1).hand().get(0);
    return EventReplay.accepted(
        Kitchen.ROMME,
        kitchen.state(),
        new Event.Acted(1, new RommeAction.Discard(king, Card.parse("Kc"))));
  }

  @Test
  void winnerWhoLeavesUnprovenDoesNotWin() {
    Kitchen kitchen = Kitchen.of("2d", "2c", "9s", "7s7h7d7c3c4c5c6cQsQhQdQcKc", "Ts");
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d 7c", "2c 3c 4c 5c 6c", "Qs Qh Qd Qc");
    RommeState state = kitchen.state();
    Slot king = kitchen.seat(1).hand().get(0);
    state =
        EventReplay.accepted(
            Kitchen.ROMME,
            state,
            new Event.Acted(1, new RommeAction.Discard(king, Card.parse("Kc"))));
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Left(1, false));
    assertEquals(List.of(), state.results());
    assertEquals(RommePhase.SHUFFLING, state.phase());
  }

  private static String refusal(RommeState state, Event event) {
    return EventReplay.refusal(Kitchen.ROMME, state, event);
  }
}
