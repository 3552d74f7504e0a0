package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelMove.BLACKJACK;
import static dev.parlor.games.blackjack.DuelMove.BUST;
import static dev.parlor.games.blackjack.DuelMove.DOUBLE;
import static dev.parlor.games.blackjack.DuelMove.HIT;
import static dev.parlor.games.blackjack.DuelMove.SPLIT;
import static dev.parlor.games.blackjack.DuelMove.STAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The view of the duel, as a screen is told it. */
class DuelViewTest {
  private static List<String> states(DuelView view) {
    return view.seats().stream()
        .map(seat -> seat.stateKey().substring("blackjack.state.".length()))
        .toList();
  }

  @Test
  @DisplayName("blackjack view: every plate says its state in a word")
  void statesInAWord() {
    KnownDuel scene = KnownDuel.deal("6d", "Ts Kd Td 2d", "Th 6h", "5c 6c", "As Ks", "8s 9s");
    scene.bets(10);
    assertEquals(List.of("betPlaced", "betting", "betting", "betting"), states(scene.view(1)));
    for (int seat = 1; seat < 4; seat++) {
      scene.happens(new Event.Acted(seat, new DuelAction.Bet(20)));
    }
    assertEquals(List.of("acting", "waiting", "waiting", "waiting"), states(scene.view(1)));
    scene.play(0, HIT, BUST).play(1, DOUBLE, STAND).happens(new Event.Away(3));
    assertEquals(List.of("bust", "doubled", "acting", "away"), states(scene.view(1)));
    scene.play(2, BLACKJACK);
    assertEquals("blackjack.phase.betting", scene.view(1).phaseKey());
  }

  @Test
  @DisplayName("blackjack view: halves of a pair stand side by side, each with its own state")
  void splitHands() {
    KnownDuel scene = KnownDuel.deal("6d", "5s 2h 9c Td", "8s 8h", "Ah 6h").bets(20, 10);
    scene.play(0, SPLIT, STAND);
    DuelView.SeatView own = scene.view(0).seats().get(0);
    assertEquals(460, own.chips());
    assertEquals(Optional.of(40), own.bet());
    assertEquals("13", own.hands().get(0).total());
    assertEquals("blackjack.state.stood", own.hands().get(0).stateKey());
    assertEquals("10", own.hands().get(1).total());
    assertTrue(own.hands().get(1).toPlay());
    assertEquals("7/17", scene.view(1).seats().get(1).hands().get(0).total());
    assertEquals(2, scene.view(1).seats().get(0).hands().size());
  }

  @Test
  @DisplayName("blackjack view: the dealer's total is that of the open cards")
  void dealersTotal() {
    KnownDuel scene = KnownDuel.deal("Ad", "Td", "Ts 9s", "7h 8h");
    assertEquals("", scene.view(0).dealerTotal());
    scene.bets(10, 10);
    assertEquals("1/11", scene.view(0).dealerTotal());
    assertTrue(scene.view(0).holeHidden());
    assertEquals(Optional.of(0), scene.view(0).turn());
    assertEquals(312 - 5 - 1, scene.view(0).cardsLeft());
  }

  @Test
  @DisplayName("blackjack view: after the round all hands are compared and a liar is named")
  void roundComparison() {
    KnownDuel scene = KnownDuel.deal("6d", "Ks Td 9d", "Th 6h", "Tc 9c").bets(10, 10);
    scene.play(0, HIT, STAND).play(1, STAND);
    DuelView.RoundView round = scene.view(1).last().orElseThrow();
    assertEquals("25", round.dealerTotal());
    assertEquals(Card.parseAll("6d Td 9d"), round.dealer());
    DuelView.RoundSeatView liar = round.seats().get(0);
    assertEquals(-10, liar.net());
    assertEquals("blackjack.ground.lost", liar.groundKey());
    assertEquals("blackjack.verdict.forfeit", liar.hands().get(0).verdictKey());
    assertEquals("blackjack.violation.hiddenBust", liar.violation().orElseThrow().key());
    assertEquals("blackjack.ground.gained", round.seats().get(1).groundKey());
    assertEquals(List.of(2, 1), places(scene.view(0)));
    assertFalse(scene.table.finished().isPresent());
  }

  @Test
  @DisplayName("blackjack view: the end shows who is out")
  void end() {
    KnownDuel scene =
        KnownDuel.deal(Map.of("chips", "10"), "9d", "Td", "Ts 8s", "Th 9h").bets(10, 10);
    scene.play(0, STAND).play(1, STAND);
    DuelView view = scene.view(0);
    assertEquals("blackjack.state.out", view.seats().get(0).stateKey());
    assertEquals("blackjack.phase.over", view.phaseKey());
    assertEquals(List.of(), scene.offers(0));
    assertEquals(List.of(), view.dealer());
  }

  private static List<Integer> places(DuelView view) {
    return view.seats().stream().map(DuelView.SeatView::place).toList();
  }
}
