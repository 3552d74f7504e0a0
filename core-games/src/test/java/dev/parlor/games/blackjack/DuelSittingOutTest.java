package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelMove.STAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seats that stay silent lose their stakes, and then the least bet in each round. */
class DuelSittingOutTest {
  private static KnownDuel three(int... bets) {
    return KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(bets);
  }

  private static KnownDuel sitOut(KnownDuel scene, int seat) {
    return scene.happens(new Event.Away(seat)).happens(new Event.SatOut(seat));
  }

  @Test
  void theRoundIsVoidAndTheWholeStakeLost() {
    KnownDuel scene = sitOut(three(10, 80, 30), 1);
    assertEquals(1, scene.state().round());
    assertEquals(DuelPhase.BETTING, scene.phase());
    assertEquals(312, scene.state().remaining());
    assertEquals(List.of(500, 420, 500), List.of(scene.chips(0), scene.chips(1), scene.chips(2)));
    assertEquals(80, scene.state().house());
    assertTrue(scene.state().player(1).isIn());
  }

  @Test
  void aDoubledBetIsLostAsAWhole() {
    KnownDuel scene = KnownDuel.deal("9d", "2c", "5s 6s", "Th 8h", "Tc 9c").bets(50, 10, 10);
    sitOut(scene.play(0, DuelMove.DOUBLE), 0);
    assertEquals(400, scene.chips(0));
  }

  @Test
  void everyRoundWithoutCardsCostsTheLeastBet() {
    KnownDuel scene = sitOut(three(10, 80, 30), 1);
    for (int round = 1; round <= 3; round++) {
      assertEquals(10, scene.state().player(1).bet());
      assertEquals(List.of(), scene.state().player(1).hands());
      scene.happens(new Event.Acted(0, new DuelAction.Bet(10)));
      scene.happens(new Event.Acted(2, new DuelAction.Bet(10)));
      while (scene.state().round() == round) {
        scene.play(scene.state().turn(), STAND);
      }
      assertEquals(420 - 10 * round, scene.chips(1));
      assertEquals(-10, scene.last(1).net());
    }
  }

  @Test
  void whoIsBackGetsCardsWithANewShoe() {
    KnownDuel scene = sitOut(three(10, 80, 30), 1);
    int shoe = scene.state().deck();
    scene.happens(new Event.Returned(1));
    assertFalse(scene.state().owesBet(1), "its cards are not in this shoe");
    scene.happens(new Event.Acted(0, new DuelAction.Bet(10)));
    scene.happens(new Event.Acted(2, new DuelAction.Bet(10)));
    while (scene.state().round() == 1) {
      scene.play(scene.state().turn(), STAND);
    }
    assertEquals(shoe + 1, scene.state().deck());
    assertTrue(scene.state().owesBet(1));
    assertEquals(410, scene.chips(1));
  }

  @Test
  void betsThatAreNotPlacedCostTheLeast() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c");
    sitOut(scene, 1);
    assertEquals(490, scene.chips(1));
    assertTrue(scene.state().owesBet(0) && scene.state().owesBet(2));
  }

  @Test
  void whoHasLostAllIsOut() {
    KnownDuel scene =
        KnownDuel.deal(Map.of("chips", "50"), "9d", "Td", "Ts Js", "Th 8h", "Tc 9c")
            .bets(10, 50, 30);
    sitOut(scene, 1);
    assertFalse(scene.state().player(1).isIn());
    assertEquals(0, scene.chips(1));
  }

  @Test
  void withNobodyToDealToTheMatchIsOver() {
    DuelState state = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h").bets(10, 40).state();
    Duel duel = new Duel();
    state = EventReplay.accepted(duel, state, new Event.Away(1));
    state = EventReplay.accepted(duel, state, new Event.SatOut(1));
    assertEquals(DuelPhase.SHUFFLING, state.phase());
    state = EventReplay.accepted(duel, state, new Event.Away(0));
    state = EventReplay.accepted(duel, state, new Event.SatOut(0));
    assertEquals(DuelPhase.OVER, state.phase());
    assertEquals(List.of(500, 460), state.players().stream().map(DuelSeat::chips).toList());
  }

  @Test
  void onlyWhoIsAwayCanSitOutAndItIsDoneOnce() {
    KnownDuel scene = three(10, 80, 30);
    assertEquals("event.unexpected", refusal(scene, new Event.SatOut(1)));
    sitOut(scene, 1);
    assertEquals("event.unexpected", refusal(scene, new Event.SatOut(1)));
    assertEquals("event.unexpected", refusal(scene, new Event.SatOut(9)));
  }

  private static String refusal(KnownDuel scene, Event event) {
    return scene.table.apply(event).map(Refusal::key).orElse("");
  }
}
