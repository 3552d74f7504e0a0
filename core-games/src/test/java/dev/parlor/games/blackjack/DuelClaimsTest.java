package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelMove.BLACKJACK;
import static dev.parlor.games.blackjack.DuelMove.BUST;
import static dev.parlor.games.blackjack.DuelMove.DOUBLE;
import static dev.parlor.games.blackjack.DuelMove.HIT;
import static dev.parlor.games.blackjack.DuelMove.SPLIT;
import static dev.parlor.games.blackjack.DuelMove.STAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * False claims about hidden cards. They are accepted while nobody can see the cards, and named when
 * somebody can.
 */
class DuelClaimsTest {
  @Test
  @DisplayName("blackjack claims: a split without a pair loses all bets and is named")
  void falseSplit() {
    KnownDuel scene = KnownDuel.deal("6d", "Ts 9h Td 9d", "8s 3h", "Th 9c").bets(10, 10);
    assertFalse(scene.offers(0).contains(SPLIT));
    scene.play(0, SPLIT, STAND, STAND).play(1, STAND);
    assertEquals("blackjack.violation.split", scene.violation(0));
    assertEquals(List.of(DuelVerdict.FORFEIT, DuelVerdict.FORFEIT), scene.verdicts(0));
    assertEquals(480, scene.chips(0));
    assertEquals(510, scene.chips(1));
  }

  @Test
  @DisplayName("blackjack claims: a hidden bust loses all bets and is named in the outcome")
  void hiddenBust() {
    KnownDuel scene = KnownDuel.deal(Map.of("rounds", "1"), "6d", "Ks Td 9d", "Th 6h", "Tc 9c");
    scene.bets(10, 10).play(0, HIT);
    assertEquals(List.of(BUST), scene.offers(0));
    scene.play(0, STAND).play(1, STAND);
    assertEquals(490, scene.chips(0));
    assertEquals(
        List.of(
            new Outcome.Violation(
                0, new Refusal("blackjack.violation.hiddenBust", List.of(1, "Th 6h Ks")))),
        scene.outcome().violations());
  }

  @Test
  @DisplayName("blackjack claims: a hidden bust of one half takes the other half's bet, too")
  void hiddenBustOfOneHalf() {
    KnownDuel scene = KnownDuel.deal("6d", "Ts Td Ks Kd 9d", "8s 8h", "Th 9c").bets(10, 10);
    scene.play(0, SPLIT, STAND, HIT, STAND).play(1, STAND);
    assertEquals("blackjack.violation.hiddenBust", scene.violation(0));
    assertEquals(480, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack claims: a bust kept back after doubling")
  void hiddenBustAfterDoubling() {
    KnownDuel scene = KnownDuel.deal("6d", "Ks Td 9d", "Th 6h", "Tc 9c").bets(10, 10);
    scene.play(0, DOUBLE, STAND).play(1, STAND);
    assertEquals("blackjack.violation.hiddenBust", scene.violation(0));
    assertEquals(480, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack claims: hitting past 21, even if the bust is admitted afterwards")
  void hitPastTwentyOne() {
    KnownDuel scene = KnownDuel.deal("6d", "Ks 2s Td 9d", "Th 6h", "Tc 9c").bets(10, 10);
    scene.play(0, HIT, HIT, BUST).play(1, STAND);
    assertEquals("blackjack.violation.pastLimit", scene.violation(0));
    assertEquals(490, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack claims: a concealed natural, stood on or played on")
  void concealedNatural() {
    KnownDuel stood = KnownDuel.deal("6d", "Td 9d", "As Ks", "Tc 9c").bets(10, 10);
    stood.play(0, STAND).play(1, STAND);
    assertEquals("blackjack.violation.hiddenNatural", stood.violation(0));
    assertEquals(490, stood.chips(0));
    KnownDuel doubled = KnownDuel.deal("6d", "Qs Td 9d", "As Ks", "Tc 9c").bets(10, 10);
    doubled.play(0, DOUBLE, STAND).play(1, STAND);
    assertEquals("blackjack.violation.hiddenNatural", doubled.violation(0));
    assertEquals(480, doubled.chips(0));
  }

  @Test
  @DisplayName("blackjack claims: a natural or a bust that is none")
  void inventedNaturalAndBust() {
    KnownDuel scene = KnownDuel.deal("6d", "2h Td 9d", "Ts Ks", "Tc 3c").bets(10, 10);
    scene.play(0, BLACKJACK).play(1, HIT, BUST);
    assertEquals("blackjack.violation.falseNatural", scene.violation(0));
    assertEquals("blackjack.violation.falseBust", scene.violation(1));
    assertEquals(490, scene.chips(0));
    assertEquals(490, scene.chips(1));
    assertEquals(2, scene.state().violations().size());
  }

  @Test
  @DisplayName("blackjack claims: a second card on split aces")
  void secondCardOnSplitAces() {
    KnownDuel scene = KnownDuel.deal("9d", "5s 5h 4s Td", "As Ah", "Th Qh").bets(20, 10);
    scene.play(0, SPLIT, HIT, STAND, STAND).play(1, STAND);
    assertEquals("blackjack.violation.splitAces", scene.violation(0));
    assertEquals(460, scene.chips(0));
  }

  @Test
  @DisplayName("blackjack claims: what nobody can have is refused at once")
  void impossibleClaimsAreRefused() {
    KnownDuel scene = KnownDuel.deal("9d", "2s 3s Td", "As 5h", "Th Qh").bets(20, 10);
    assertEquals("blackjack.bust.two", scene.refusal(0, BUST));
    scene.play(0, HIT);
    assertEquals("blackjack.natural.two", scene.refusal(0, BLACKJACK));
    assertEquals("blackjack.split.two", scene.refusal(0, SPLIT));
  }

  @Test
  @DisplayName("blackjack claims: nobody can hit until the shoe is empty")
  void shoeCannotBeEmptied() {
    KnownDuel scene = KnownDuel.deal("9d", "", "As 5h", "Th Qh").bets(10, 10);
    int hits = 0;
    while (scene.refusal(0, HIT).isEmpty()) {
      hits++;
    }
    assertEquals(312 - 5 - 12, hits);
    assertEquals("blackjack.shoe", scene.refusal(0, HIT));
    scene.play(0, STAND).play(1, STAND);
    assertEquals("blackjack.violation.pastLimit", scene.violation(0));
  }

  @Test
  @DisplayName("blackjack claims: who falls silent has claimed nothing")
  void silenceIsNoClaim() {
    KnownDuel bust = KnownDuel.deal("6d", "Ks Td 9d", "Th 6h", "Tc 9c").bets(10, 10);
    bust.play(0, HIT).happens(new Event.Away(0)).play(1, STAND);
    assertEquals("", bust.violation(0));
    assertEquals(List.of(DuelVerdict.BUST), bust.verdicts(0));
    KnownDuel natural = KnownDuel.deal("6d", "Td 9d", "As Ks", "Tc 9c").bets(10, 10);
    natural.happens(new Event.Away(0)).play(1, STAND);
    assertEquals("", natural.violation(0));
    assertEquals(List.of(DuelVerdict.NATURAL), natural.verdicts(0));
  }
}
