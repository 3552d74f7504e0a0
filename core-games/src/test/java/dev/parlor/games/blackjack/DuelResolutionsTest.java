package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelMove.BLACKJACK;
import static dev.parlor.games.blackjack.DuelMove.BUST;
import static dev.parlor.games.blackjack.DuelMove.DOUBLE;
import static dev.parlor.games.blackjack.DuelMove.HIT;
import static dev.parlor.games.blackjack.DuelMove.SPLIT;
import static dev.parlor.games.blackjack.DuelMove.STAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the seed leaves open about Blackjack Duel, resolution by resolution. */
class DuelResolutionsTest {
  @Test
  @DisplayName("blackjack a: below 10 chips the bet is all chips")
  void fewChipsAreBetWhole() {
    Map<String, String> options = Map.of("chips", "15");
    KnownDuel scene =
        KnownDuel.deal(options, "9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10, 10);
    scene.play(0, STAND).play(1, STAND).play(2, STAND);
    assertEquals(5, scene.chips(1));
    assertEquals(
        List.of(new DuelChoice.PlaceBet(5, 5)),
        scene.table.game().choices(scene.state(), 1, slot -> null));
    assertEquals("blackjack.bet.range", scene.refusal(1, new DuelAction.Bet(4)));
    assertEquals("", scene.refusal(1, new DuelAction.Bet(5)));
  }

  @Test
  @DisplayName("blackjack a: double and split need the full extra amount")
  void doubleAndSplitNeedTheFullAmount() {
    KnownDuel scene =
        KnownDuel.deal(Map.of("chips", "15"), "6d", "2s", "8s 8h", "5h 6h").bets(10, 10);
    assertEquals(List.of(HIT, STAND), scene.offers(0));
    assertEquals("blackjack.chips", scene.refusal(0, DOUBLE));
    assertEquals("blackjack.chips", scene.refusal(0, SPLIT));
  }

  @Test
  @DisplayName("blackjack a: one of two halves can be doubled while chips last")
  void chipsOfBothHalvesCount() {
    KnownDuel scene = KnownDuel.deal(Map.of("chips", "30"), "6d", "3s 3h 5s", "8s 8h", "5h 6h");
    scene.bets(10, 10).play(0, SPLIT, DOUBLE, STAND);
    assertEquals(List.of(HIT, STAND), scene.offers(0));
  }

  @Test
  @DisplayName("blackjack b: 3 to 2 is rounded down: 15 pays 22")
  void oddNaturalsAreRoundedDown() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "As Ks", "Th Qh").bets(15, 10);
    scene.play(0, BLACKJACK).play(1, STAND);
    assertEquals(522, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack c: an ace counts what is best")
  void aceCountsWhatIsBest() {
    KnownDuel scene = KnownDuel.deal("9d", "5s 9s Td", "As 6s", "Th Qh").bets(10, 10);
    assertEquals("7/17", scene.view(0).seats().get(0).hands().get(0).total());
    scene.play(0, HIT);
    assertEquals("12", scene.view(0).seats().get(0).hands().get(0).total());
    scene.play(0, HIT);
    assertEquals(List.of(STAND), scene.offers(0));
  }

  @Test
  @DisplayName("blackjack d: the dealer stands on soft 17")
  void dealerStandsOnSoftSeventeen() {
    KnownDuel scene = KnownDuel.deal("Ad", "6c 4c", "Ts 8s", "Th 7h").bets(10, 10);
    scene.play(0, STAND).play(1, STAND);
    assertEquals(Card.parseAll("Ad 6c"), scene.last().dealer());
    assertEquals(List.of(DuelVerdict.WIN), scene.verdicts(0));
    assertEquals(List.of(DuelVerdict.PUSH), scene.verdicts(1));
  }

  @Test
  @DisplayName(
      "blackjack d: the dealer shows the hole card but draws for nobody who is bust or paid")
  void dealerDrawsOnlyAgainstSomebody() {
    KnownDuel scene = KnownDuel.deal("6d", "Ks Td 2d", "Th 6h", "Ac Kc").bets(10, 10);
    scene.play(0, HIT, BUST).play(1, BLACKJACK);
    assertEquals(Card.parseAll("6d Td"), scene.last().dealer());
    assertEquals(List.of(DuelVerdict.NATURAL), scene.verdicts(1));
  }

  @Test
  @DisplayName("blackjack e: a dealer's natural takes doubled and split bets")
  void dealersNaturalTakesAllBets() {
    KnownDuel scene = KnownDuel.deal("Ad", "Ts 3h 2h Kd", "5s 6s", "8h 8c").bets(10, 20);
    scene.play(0, DOUBLE, STAND).play(1, SPLIT, STAND, STAND);
    assertEquals(480, scene.chips(0));
    assertEquals(460, scene.chips(1));
  }

  @Test
  @DisplayName("blackjack e: natural against natural is a push and beats 21 of three cards")
  void naturalsAgainstNaturals() {
    KnownDuel scene = KnownDuel.deal("Ad", "7h Kd", "As Ks", "7c 7s").bets(10, 10);
    scene.play(0, BLACKJACK).play(1, HIT, STAND);
    assertEquals(List.of(DuelVerdict.PUSH), scene.verdicts(0));
    assertEquals(List.of(DuelVerdict.LOSE), scene.verdicts(1));
  }

  @Test
  @DisplayName("blackjack f: a pair is equal rank; the option splitTens allows any tens")
  void kingAndQueenAreAPairOnlyByOption() {
    KnownDuel ranks = KnownDuel.deal("6d", "2s 3s", "Ks Qh", "5h 6h").bets(10, 10);
    assertEquals(List.of(HIT, STAND, DOUBLE), ranks.offers(0));
    KnownDuel tens = KnownDuel.deal(Map.of("splitTens", "true"), "6d", "2s 3s", "Ks Qh", "5h 6h");
    tens.bets(10, 10);
    assertEquals(List.of(HIT, STAND, DOUBLE, SPLIT), tens.offers(0));
    tens.play(0, SPLIT, STAND, STAND).play(1, STAND);
    assertEquals("", tens.violation(0));
  }

  @Test
  @DisplayName("blackjack f: one split only, doubling after it, only on the first two cards")
  void oneSplitAndDoublesOnTwoCards() {
    KnownDuel scene = KnownDuel.deal("6d", "8c 3h 2c", "8s 8h", "5h 6h").bets(10, 10);
    scene.play(0, SPLIT);
    assertEquals(List.of(HIT, STAND, DOUBLE), scene.offers(0));
    assertEquals("blackjack.split.once", scene.refusal(0, SPLIT));
    scene.play(0, HIT);
    assertEquals(List.of(HIT, STAND), scene.offers(0));
    assertEquals("blackjack.double.two", scene.refusal(0, DOUBLE));
  }

  @Test
  @DisplayName("blackjack f: split aces get one card each, and 21 is then no natural")
  void splitAcesGetOneCard() {
    KnownDuel scene = KnownDuel.deal("9d", "Ks 5h Td", "As Ah", "Th Qh").bets(20, 10);
    assertEquals(List.of(HIT, STAND, DOUBLE, SPLIT), scene.offers(0));
    scene.play(0, SPLIT);
    assertEquals(List.of(STAND), scene.offers(0));
    assertEquals("blackjack.natural.two", scene.refusal(0, BLACKJACK));
    scene.play(0, STAND);
    assertEquals(List.of(STAND), scene.offers(0));
    scene.play(0, STAND).play(1, STAND);
    assertEquals(List.of(DuelVerdict.WIN, DuelVerdict.LOSE), scene.verdicts(0));
    assertEquals(500, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack f: a dealer's natural beats 21 after a split")
  void dealersNaturalBeatsSplitTwentyOne() {
    KnownDuel scene = KnownDuel.deal("Ad", "Ks 5h Td", "As Ah", "Th Qh").bets(20, 10);
    scene.play(0, SPLIT, STAND, STAND).play(1, STAND);
    assertEquals(List.of(DuelVerdict.LOSE, DuelVerdict.LOSE), scene.verdicts(0));
  }

  @Test
  @DisplayName("blackjack g: a new shoe when fewer than 78 cards remain, the hole card counted")
  void shoeIsRenewedBelowSeventyEight() {
    System.out.println("seed 78");
    Dice dice = Dice.seeded(78);
    LocalTable<DuelState, DuelView> table =
        new LocalTable<>(
            new Duel(),
            new Setup(4, Map.of("rounds", "1000", "chips", "1000000", "maxBet", "10")),
            Dealer.seeded(dice));
    int renewed = 0;
    int deck = 0;
    while (!table.finished().isPresent()) {
      DuelState before = table.state();
      int seat = table.game().toAct(before).iterator().next();
      table.act(seat, new DuelPlayer().choose(before, seat, table.knowledge(seat), dice));
      DuelState after = table.state();
      if (after.round() != before.round() && after.phase() == DuelPhase.BETTING) {
        assertTrue(after.remaining() >= 78, "round " + after.round() + ": " + after.remaining());
        if (after.deck() != deck) {
          renewed++;
          deck = after.deck();
          assertEquals(312, after.remaining());
        }
      }
      if (after.phase() == DuelPhase.PLAYING) {
        assertEquals(312 - after.drawn() - 1, after.remaining());
      }
    }
    assertTrue(renewed > 20, "renewed " + renewed);
  }

  @Test
  @DisplayName("blackjack g: the first actor rotates by round")
  void firstActorRotates() {
    KnownDuel scene = KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h", "Tc 9c").bets(10, 10, 10);
    assertEquals(0, scene.state().turn());
    scene.play(0, STAND).play(1, STAND).play(2, STAND);
    scene.bets(10, 10, 10);
    assertEquals(1, scene.state().turn());
  }

  @Test
  @DisplayName("blackjack g: ties share the place; out in one round rank by chips at its start")
  void placesAreShared() {
    KnownDuel tie = KnownDuel.deal(Map.of("rounds", "1"), "9d", "Td", "Ts 9s", "Th 9h", "Tc 8c");
    tie.bets(10, 10, 10).play(0, STAND).play(1, STAND).play(2, STAND);
    assertEquals(List.of(1, 1, 3), tie.places());

    KnownDuel out = KnownDuel.deal(Map.of("chips", "20"), "9d", "Td", "Ts 8s", "Th 8h", "Tc Kc");
    out.bets(20, 10, 10).play(0, STAND).play(1, STAND).play(2, STAND);
    assertEquals(List.of(0, 10, 30), List.of(out.chips(0), out.chips(1), out.chips(2)));
    out.happens(new Event.Left(2, true));
    assertEquals(List.of(3, 1, 2), out.places());
  }

  @Test
  @DisplayName(
      "blackjack g: time-outs bet the minimum and stand, and make the claims that are owed")
  void timeouts() {
    KnownDuel scene = KnownDuel.deal("9d", "Ks Td", "As Ks", "Th 6h").bets();
    Duel duel = new Duel();
    assertEquals(new DuelAction.Bet(10), duel.timeout(scene.state(), 0, scene.table.knowledge(0)));
    scene.bets(10, 10);
    assertEquals(BLACKJACK, duel.timeout(scene.state(), 0, scene.table.knowledge(0)));
    scene.play(0, BLACKJACK);
    assertEquals(STAND, duel.timeout(scene.state(), 1, scene.table.knowledge(1)));
    scene.play(1, HIT);
    assertEquals(BUST, duel.timeout(scene.state(), 1, scene.table.knowledge(1)));
  }

  @Test
  @DisplayName("blackjack h: hands stay hidden until the dealer has played")
  void handsStayHiddenUntilTheDealerHasPlayed() {
    KnownDuel scene = KnownDuel.deal("9d", "Ks Td", "Th 6h", "As Ks").bets(10, 10);
    scene.play(0, HIT, BUST);
    assertEquals("blackjack.state.bust", scene.view(1).seats().get(0).stateKey());
    assertEquals("", scene.view(1).seats().get(0).hands().get(0).total());
    scene.play(1, BLACKJACK);
    assertEquals(Card.parseAll("Th 6h Ks"), scene.last(0).hands().get(0).cards());
    assertEquals("26", scene.view(1).last().orElseThrow().seats().get(0).hands().get(0).total());
  }
}
