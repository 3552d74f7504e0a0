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
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The checklist of Blackjack Duel, item by item. */
class DuelChecklistTest {
  private final Duel duel = new Duel();

  @Test
  @DisplayName("blackjack 1: two to four players, six decks, 500 chips")
  void startsWithSixDecksAndFiveHundredChips() {
    Step.Accepted<DuelState> opened = duel.open(Setup.of(4));
    assertEquals(
        List.of(new Request.Shuffle(0, new Request.Contents.Fresh(new DeckSpec(6, 0)), List.of(4))),
        opened.requests());
    opened.state().players().forEach(player -> assertEquals(500, player.chips()));
    assertTrue(Setup.of(2).problems(duel).isEmpty());
    assertFalse(Setup.of(1).problems(duel).isEmpty());
    assertFalse(Setup.of(5).problems(duel).isEmpty());
  }

  @Test
  @DisplayName("blackjack 2: bets of 10 to 100, seen by nobody else before all are in")
  void betsAreHiddenUntilAllAreIn() {
    KnownDuel scene = KnownDuel.deal("6d", "Td 5d", "Ts 9s", "7h 8h", "2c 3c");
    assertEquals(Set.of(0, 1, 2), duel.toAct(scene.state()));
    assertEquals("blackjack.bet.range", scene.refusal(0, new DuelAction.Bet(9)));
    assertEquals("blackjack.bet.range", scene.refusal(0, new DuelAction.Bet(101)));
    assertEquals("", scene.refusal(0, new DuelAction.Bet(10)));
    assertEquals("blackjack.bet.twice", scene.refusal(0, new DuelAction.Bet(20)));
    assertEquals("", scene.refusal(2, new DuelAction.Bet(100)));
    assertEquals(Set.of(1), duel.toAct(scene.state()));
    assertEquals(Optional.of(10), scene.view(0).seats().get(0).bet());
    assertEquals(Optional.empty(), scene.view(0).seats().get(2).bet());
    assertEquals(500, scene.view(0).seats().get(2).chips());
    assertTrue(scene.view(0).seats().get(2).betPlaced());
    assertEquals("", scene.refusal(1, new DuelAction.Bet(50)));
    assertEquals(Optional.of(100), scene.view(0).seats().get(2).bet());
    assertEquals(400, scene.view(0).seats().get(2).chips());
    assertEquals("blackjack.bet.notNow", scene.refusal(1, new DuelAction.Bet(50)));
  }

  @Test
  @DisplayName("blackjack 3: two cards for their owner's eyes only, one of the dealer's open")
  void handsAreSeenByTheirOwnersOnly() {
    KnownDuel scene = KnownDuel.deal("6d", "Td 5d", "Ts 9s", "7h 8h").bets(10, 10);
    DuelView view = scene.view(1);
    assertEquals(Card.parseAll("6d"), view.dealer());
    assertTrue(view.holeHidden());
    assertEquals("15", view.seats().get(1).hands().get(0).total());
    assertEquals("", view.seats().get(0).hands().get(0).total());
    view.seats().get(0).hands().get(0).cards().forEach(card -> assertFalse(card.isOpen()));
    assertEquals(null, scene.table.knowledge(1).face(new Slot(0, 0)));
  }

  @Test
  @DisplayName("blackjack 5: hit, stand, double and split, in turn")
  void playersActInTurn() {
    KnownDuel scene = KnownDuel.deal("6d", "2s 3s 4s Td 5d", "8s 8h", "5h 6h").bets(10, 20);
    assertEquals(Set.of(0), duel.toAct(scene.state()));
    assertEquals("turn.notYours", scene.refusal(1, HIT));
    assertEquals(List.of(HIT, STAND, DOUBLE, SPLIT), scene.offers(0));
    assertEquals(List.of(), scene.table.game().choices(scene.state(), 1, slot -> null));
    scene.play(0, SPLIT);
    assertEquals(2, scene.state().player(0).hands().size());
    assertEquals(20, scene.state().player(0).stake());
    scene.play(0, STAND, STAND);
    assertEquals(List.of(HIT, STAND, DOUBLE), scene.offers(1));
    scene.play(1, DOUBLE);
    assertEquals(40, scene.state().player(1).stake());
    assertEquals("blackjack.doubled", scene.refusal(1, HIT));
    assertEquals(List.of(STAND), scene.offers(1));
    scene.play(1, STAND);
    // The dealer has 6 10 5 = 21: both halves of the pair and the doubled 15 lose.
    assertEquals(List.of(DuelVerdict.LOSE, DuelVerdict.LOSE), scene.verdicts(0));
    assertEquals(480, scene.chips(0));
    assertEquals(460, scene.chips(1));
  }

  @Test
  @DisplayName("blackjack 5: each half of a pair is played and settled for itself")
  void splitHandsAreSettledSeparately() {
    KnownDuel scene = KnownDuel.deal("6d", "3s 2s Ts 9s Td 9d", "8s 8h", "Th 9h").bets(10, 10);
    scene.play(0, SPLIT, DOUBLE, STAND);
    assertEquals(List.of(HIT, STAND, DOUBLE), scene.offers(0));
    scene.play(0, HIT, STAND);
    scene.play(1, STAND);
    // 8 3 10 = 21 doubled, 8 2 9 = 19; the dealer is over with 6 10 9.
    assertEquals(List.of(DuelVerdict.WIN, DuelVerdict.WIN), scene.verdicts(0));
    assertEquals(530, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack 6: the dealer hits 16 and stands on 17")
  void dealerHitsSixteenAndStandsOnSeventeen() {
    KnownDuel hits = KnownDuel.deal("6d", "Td 5d", "Ts 9s", "7h 8h").bets(10, 10);
    hits.play(0, STAND).play(1, STAND);
    assertEquals(Card.parseAll("6d Td 5d"), hits.last().dealer());
    KnownDuel stands = KnownDuel.deal("7d", "Td 5d", "Ts 9s", "7h 8h").bets(10, 10);
    stands.play(0, STAND).play(1, STAND);
    assertEquals(Card.parseAll("7d Td"), stands.last().dealer());
  }

  @Test
  @DisplayName("blackjack 7: natural 3 to 2, win 1 to 1, push, loss")
  void bitsArePaid() {
    KnownDuel scene =
        KnownDuel.deal("9d", "Td", "As Ks", "Th Qh", "Tc 9c", "8c Tc").bets(20, 20, 20, 20);
    assertEquals(List.of(BLACKJACK), scene.offers(0));
    scene.play(0, BLACKJACK).play(1, STAND).play(2, STAND).play(3, STAND);
    assertEquals(List.of(DuelVerdict.NATURAL), scene.verdicts(0));
    assertEquals(List.of(DuelVerdict.WIN), scene.verdicts(1));
    assertEquals(List.of(DuelVerdict.PUSH), scene.verdicts(2));
    assertEquals(List.of(DuelVerdict.LOSE), scene.verdicts(3));
    assertEquals(530, scene.chips(0));
    assertEquals(520, scene.chips(1));
    assertEquals(500, scene.chips(2));
    assertEquals(480, scene.chips(3));
  }

  @Test
  @DisplayName("blackjack 7: a bust loses even if the dealer is over 21, too")
  void bustLosesEvenIfTheDealerBusts() {
    KnownDuel scene = KnownDuel.deal("6d", "Ts Td Kd", "Th 6h", "Tc 9c").bets(10, 10);
    scene.play(0, HIT);
    assertEquals(List.of(BUST), scene.offers(0));
    scene.play(0, BUST).play(1, STAND);
    assertEquals(List.of(DuelVerdict.BUST), scene.verdicts(0));
    assertEquals(List.of(DuelVerdict.WIN), scene.verdicts(1));
    assertEquals(490, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack 8: 0 chips is out; the match ends when all others are out")
  void lastPlayerWithChipsWins() {
    Map<String, String> options = Map.of("chips", "10");
    KnownDuel scene =
        KnownDuel.deal(options, "9d", "Td", "Ts 8s", "Th 9h", "Tc Kc").bets(10, 10, 10);
    scene.play(0, STAND).play(1, STAND).play(2, STAND);
    assertFalse(scene.state().player(0).isIn());
    assertEquals(Set.of(1, 2), duel.toAct(scene.state()));
    assertEquals("blackjack.out", scene.refusal(0, new DuelAction.Bet(10)));

    KnownDuel two = KnownDuel.deal(options, "9d", "Td", "Ts 8s", "Th 9h").bets(10, 10);
    two.play(0, STAND).play(1, STAND);
    assertEquals(List.of(2, 1), two.places());
    assertEquals(1, two.outcome().units());
  }

  @Test
  @DisplayName("blackjack 9: most chips after the last round wins")
  void mostChipsAfterTheLastRoundWin() {
    KnownDuel scene =
        KnownDuel.deal(Map.of("rounds", "1"), "9d", "Td", "Ts Js", "Th 8h").bets(10, 10);
    scene.play(0, STAND).play(1, STAND);
    assertEquals(List.of(1, 2), scene.places());
    assertEquals(510, scene.outcome().standings().get(0).score());
    assertEquals(490, scene.outcome().standings().get(1).score());
    assertEquals(10, DuelOptions.of(Setup.of(2)).rounds());
    assertEquals("game.over", scene.refusal(0, STAND));
  }

  @Test
  @DisplayName("blackjack 10: surrender is leaving the match with all chips lost")
  void surrenderLosesTheMatch() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h").bets(10, 10);
    scene.happens(new Event.Left(0, true));
    assertEquals(List.of(2, 1), scene.places());
    assertEquals(0, scene.outcome().standings().get(0).score());
    assertEquals(500, scene.outcome().standings().get(1).score());
  }

  @Test
  @DisplayName("blackjack 11: the comparison says who gained and lost ground")
  void comparisonFollowsTheTable() {
    assertEquals(List.of("gained", "lost"), grounds(10, -10));
    assertEquals(List.of("gained", "lost"), grounds(30, 20));
    assertEquals(List.of("lost", "gained"), grounds(-10, 10));
    assertEquals(List.of("unchanged", "unchanged"), grounds(-10, -90));
    assertEquals(List.of("unchanged", "unchanged"), grounds(20, 20));
    assertEquals(List.of("unchanged", "gained", "lost"), grounds(0, 10, -10));
  }

  private static List<String> grounds(int... nets) {
    java.util.ArrayList<DuelRoundResult.SeatResult> seats = new java.util.ArrayList<>();
    for (int seat = 0; seat < nets.length; seat++) {
      seats.add(new DuelRoundResult.SeatResult(seat, nets[seat], List.of(), null));
    }
    DuelRoundResult round = new DuelRoundResult(1, List.of(), seats);
    return seats.stream()
        .map(seat -> DuelGround.of(round, seat).key().substring("blackjack.ground.".length()))
        .toList();
  }
}
