package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelMove.HIT;
import static dev.parlor.games.blackjack.DuelMove.STAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Seats that fall silent, return or leave for good. */
class DuelAbsenceTest {
  private final Duel duel = new Duel();

  @Test
  @DisplayName("blackjack g: an absent seat bets the minimum at once and stands in its turn")
  void absentSeatPlaysByDefault() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c");
    scene.happens(new Event.Away(1));
    assertEquals(Set.of(0, 2), duel.toAct(scene.state()));
    scene.happens(new Event.Acted(0, new DuelAction.Bet(30)));
    scene.happens(new Event.Acted(2, new DuelAction.Bet(30)));
    assertEquals(10, scene.state().player(1).stake());
    scene.play(0, STAND);
    assertEquals(2, scene.state().turn());
    assertEquals("blackjack.state.away", scene.view(0).seats().get(1).stateKey());
    scene.play(2, STAND);
    assertEquals(490, scene.chips(1));
  }

  @Test
  @DisplayName(
      "blackjack g: who is called away before he has bet stands in that round, back or not")
  void whoWasSilentWhenBetsWereShownStands() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c");
    scene.happens(new Event.Away(1)).happens(new Event.Returned(1));
    scene.happens(new Event.Acted(0, new DuelAction.Bet(30)));
    scene.happens(new Event.Acted(2, new DuelAction.Bet(30)));
    assertEquals(10, scene.state().player(1).stake());
    assertEquals("blackjack.state.stood", scene.view(0).seats().get(1).stateKey());
    scene.play(0, STAND);
    assertEquals(2, scene.state().turn());
    scene.play(2, STAND);
    assertEquals(490, scene.chips(1));
    assertTrue(scene.state().owesBet(1), "in the next round he bets himself");
  }

  @Test
  @DisplayName("blackjack g: who returns before his turn plays it himself")
  void returningSeatPlaysOn() {
    KnownDuel scene = KnownDuel.deal("9d", "2c Td", "Ts Js", "Th 8h").bets(10, 10);
    scene.happens(new Event.Away(1)).happens(new Event.Returned(1)).play(0, STAND);
    assertEquals(1, scene.state().turn());
    assertEquals("event.unexpected", refusal(scene, new Event.Returned(1)));
  }

  @Test
  @DisplayName("blackjack g: a match of absent seats runs to its end by default")
  void absentMatchEnds() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h");
    scene.happens(new Event.Away(0)).happens(new Event.Away(1));
    assertEquals(DuelPhase.OVER, scene.phase());
    assertEquals(10, scene.outcome().units());
    assertEquals(List.of(), scene.outcome().violations());
  }

  @Test
  @DisplayName("blackjack 10: with its keys handed over the round goes on without the leaver")
  void roundGoesOnWithoutALeaver() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10, 10);
    scene.happens(new Event.Left(0, true));
    assertEquals(1, scene.state().turn());
    scene.play(1, STAND).play(2, STAND);
    assertEquals(2, scene.last().seats().size());
    assertEquals(0, scene.chips(0));
    assertEquals(500, scene.state().house() - 10);
    assertEquals("blackjack.out", scene.refusal(0, new DuelAction.Bet(10)));
  }

  @Test
  @DisplayName("blackjack 10: a leaver's missing bet holds nobody up")
  void leaversBetIsNotAwaited() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10);
    assertEquals(DuelPhase.BETTING, scene.phase());
    scene.happens(new Event.Left(2, true));
    assertEquals(DuelPhase.PLAYING, scene.phase());
  }

  @Test
  @DisplayName("blackjack 10: cards that are being turned over when somebody leaves still come")
  void leavingWhileHandsAreTurnedOver() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10, 10);
    scene.play(0, STAND).play(1, STAND).play(2, STAND);
    DuelState state = duel.open(Setup.of(3)).state();
    boolean gone = false;
    for (Event event : scene.table.events()) {
      if (state.phase() == DuelPhase.OPENING && !gone) {
        state = EventReplay.accepted(duel, state, new Event.Left(1, true));
        gone = true;
      }
      state = EventReplay.accepted(duel, state, event);
    }
    DuelRoundResult round = state.last();
    assertTrue(gone && round != null);
    assertEquals(2, round.seats().size());
    assertEquals(List.of(510, 0, 500), state.players().stream().map(DuelSeat::chips).toList());
  }

  @Test
  @DisplayName("blackjack absence: without keys the round is void and played again with a new shoe")
  void roundIsVoidWithoutKeys() {
    KnownDuel scene = KnownDuel.deal("9d", "2s Td", "Ts 3s", "Th 8h", "Tc 9c").bets(10, 20, 30);
    scene.play(0, HIT);
    Step.Accepted<DuelState> step =
        (Step.Accepted<DuelState>) duel.apply(scene.state(), new Event.Left(1, false));
    assertEquals(DuelPhase.SHUFFLING, step.state().phase());
    assertEquals(1, ((Request.Shuffle) step.requests().get(0)).deck());
    assertEquals(Set.of(), duel.toAct(step.state()));
    scene.happens(new Event.Left(1, false));
    assertEquals(1, scene.state().round());
    assertEquals(DuelPhase.BETTING, scene.phase());
    assertEquals(List.of(500, 0, 500), List.of(scene.chips(0), scene.chips(1), scene.chips(2)));
    assertEquals(312, scene.state().remaining());
    assertTrue(scene.state().last() == null);
  }

  @Test
  @DisplayName("blackjack absence: who is out still holds keys, and without them the round is void")
  void spectatorsHoldKeys() {
    KnownDuel scene = KnownDuel.deal(Map.of("chips", "10"), "9d", "Td", "Ts 8s", "Th 9h", "Tc Kc");
    scene.bets(10, 10, 10).play(0, STAND).play(1, STAND).play(2, STAND);
    scene.happens(new Event.Acted(1, new DuelAction.Bet(10)));
    scene.happens(new Event.Acted(2, new DuelAction.Bet(10)));
    assertEquals(DuelPhase.PLAYING, scene.phase());
    scene.happens(new Event.Left(0, false));
    assertEquals(DuelPhase.BETTING, scene.phase());
    assertEquals(312, scene.state().remaining());
    assertEquals("event.unexpected", refusal(scene, new Event.Left(0, true)));
    assertEquals("blackjack.state.left", scene.view(1).seats().get(0).stateKey());
    scene.happens(new Event.Left(1, true));
    assertEquals(List.of(3, 2, 1), scene.places());
  }

  @Test
  @DisplayName("blackjack 8: nobody plays on alone")
  void lastOneWins() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10, 10);
    scene.happens(new Event.Left(0, true)).happens(new Event.Left(2, false));
    assertEquals(List.of(2, 1, 2), scene.places());
    assertFalse(scene.state().player(2).isIn());
    assertEquals(500, scene.chips(1));
    assertEquals(0, scene.outcome().units());
  }

  @Test
  @DisplayName("engine: events that nobody awaits are refused")
  void strangeEventsAreRefused() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h").bets(10, 10);
    assertEquals("event.unexpected", refusal(scene, new Event.Shuffled(0, List.of(0))));
    assertEquals(
        "event.unexpected", refusal(scene, new Event.Opened(new Slot(0, 0), Card.parse("Ts"))));
    assertEquals("event.unexpected", refusal(scene, new Event.Left(7, true)));
    assertEquals("event.unexpected", refusal(scene, new Event.Away(-1)));
    assertEquals("action.unknown", refusal(scene, new Event.Acted(0, new Foreign())));
    assertEquals("blackjack.out", refusal(scene, new Event.Acted(2, STAND)));
    DuelState fresh = duel.open(Setup.of(2)).state();
    assertTrue(duel.apply(fresh, new Event.Shuffled(0, List.of(2))) instanceof Step.Refused);
    assertTrue(duel.apply(fresh, new Event.Shuffled(1, List.of(0))) instanceof Step.Refused);
    assertTrue(duel.apply(fresh, new Event.Shuffled(0, List.of())) instanceof Step.Refused);
  }

  private record Foreign() implements dev.parlor.games.Action {}

  private static String refusal(KnownDuel scene, Event event) {
    return scene.table.apply(event).map(dev.parlor.games.Refusal::key).orElse("");
  }
}
