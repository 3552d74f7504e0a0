package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.meld.MeldPoints;
import dev.parlor.games.romme.meld.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which cards are a meld, how much it counts, and what may be laid. */
class MeldsTest {
  @Test
  @DisplayName("romme 3: a set is three or four of one rank in different suits")
  void setsHaveOneRankAndDifferentSuits() {
    assertTrue(isMeld("7s7h7d"));
    assertTrue(isMeld("7s7h7d7c"));
    assertFalse(isMeld("7s7h"));
    assertFalse(isMeld("7s7h7h"));
    assertFalse(isMeld("7s7h8d"));
    assertFalse(isMeld("7s7h7d7c7s"));
  }

  @Test
  @DisplayName("romme 4: a run is three or more of one suit; ace low or high, no wrap")
  void runsHaveOneSuitAndNoWrap() {
    assertTrue(isMeld("4c5c6c"));
    assertTrue(isMeld("As2s3s"));
    assertTrue(isMeld("QsKsAs"));
    assertFalse(isMeld("KsAs2s"));
    assertFalse(isMeld("4c5c"));
    assertFalse(isMeld("4c5h6c"));
    assertFalse(isMeld("4c5c7c"));
    assertFalse(isMeld("4c4c5c"));
  }

  @Test
  @DisplayName("romme c: a run has at most 13 cards and no ace at both ends")
  void longestRunsHaveOneAce() {
    assertEquals(85, value("As2s3s4s5s6s7s8s9sTsJsQsKs"));
    assertEquals(95, value("2s3s4s5s6s7s8s9sTsJsQsKsAs"));
    assertEquals(List.of(), openPlaces("As2s3s4s5s6s7s8s9sTsJsQsKs"));
    assertEquals(Card.parseAll("AsAs"), openPlaces("2s3s4s5s6s7s8s9sTsJsQsKs"));
  }

  @Test
  @DisplayName("romme 5: face values, ten for court cards, ace 1 in A-2-3 and 11 elsewhere")
  void meldsCountTheirCards() {
    assertEquals(21, value("7s7h7d"));
    assertEquals(12, value("3c4c5c"));
    assertEquals(30, value("QcQhQs"));
    assertEquals(6, value("As2s3s"));
    assertEquals(31, value("QsKsAs"));
    assertEquals(33, value("AsAhAd"));
  }

  @Test
  @DisplayName("romme 6: deadwood: ace 11, joker 20")
  void deadwoodCountsAcesHighAndJokersTwenty() {
    assertEquals(11, MeldPoints.deadwood(Card.parse("As")));
    assertEquals(20, MeldPoints.deadwood(Card.JOKER));
    assertEquals(10, MeldPoints.deadwood(Card.parse("Kd")));
    assertEquals(2, MeldPoints.deadwood(Card.parse("2d")));
  }

  @Test
  @DisplayName("romme j: 2 5 8 8 A joker is 54, not 31")
  void exampleOfTheScreenCountsFiftyFour() {
    assertEquals(54, MeldPoints.deadwood(Card.parseAll("2s5d8h8cAcJk")));
  }

  @Test
  @DisplayName("romme 7: the first meld needs 30 points; several melds of one action add up")
  void firstMeldsAddUpToThirty() {
    Kitchen kitchen = Kitchen.of("2d", "2h", "9s9h", "7s7h7d3c4c5cQsQhQd");
    kitchen.draw(1);
    assertEquals("romme.meld.first", kitchen.refusal(1, kitchen.melding(1, "7s 7h 7d")));
    kitchen.meld(1, "7s 7h 7d", "3c 4c 5c");
    assertEquals(2, kitchen.state().cards().melds().size());
  }

  @Test
  @DisplayName("romme 7: exactly 30 are enough, and afterwards any meld may be laid")
  void thirtyIsEnoughAndLaterMeldsAreFree() {
    Kitchen kitchen = Kitchen.of("2d", "2h", "9s9h", "QsQhQd3c4c5c");
    kitchen.draw(1);
    kitchen.meld(1, "Qs Qh Qd");
    kitchen.meld(1, "3c 4c 5c");
    assertEquals(8, kitchen.seat(1).hand().size());
  }

  @Test
  @DisplayName("romme a: the limit is an option: 30, 40 or 50")
  void firstMeldLimitIsAnOption() {
    Kitchen kitchen = Kitchen.of(Map.of("firstMeld", "40"), "2d", "2h", "9s9h", "QsQhQdQc7s8s9s");
    kitchen.draw(1);
    assertEquals("romme.meld.first", kitchen.refusal(1, kitchen.melding(1, "Qs Qh Qd")));
    kitchen.meld(1, "Qs Qh Qd Qc");
  }

  @Test
  @DisplayName("romme b: lay-off and swap only after the first meld, but in the same turn")
  void layOffAndSwapOnlyAfterTheFirstMeld() {
    Kitchen kitchen = opened("7cKsKhKdTs");
    kitchen.draw(0);
    assertEquals("romme.layOff.first", kitchen.refusal(0, kitchen.layingOff(0, 1, "7c")));
    assertEquals("romme.layOff.first", kitchen.refusal(0, kitchen.swapping(0, 2, "Ts")));
    kitchen.meld(0, "Ks Kh Kd");
    kitchen.layOff(0, 1, "7c");
    kitchen.act(0, kitchen.swapping(0, 2, "Ts"));
  }

  @Test
  @DisplayName("romme c: the player names what a joker stands for, and it stays")
  void jokersStandForNamedCards() {
    Kitchen kitchen = Kitchen.of("2d", "2h", "9s9h", "QsQhJkJk9cTc");
    kitchen.draw(1);
    kitchen.meld(1, "Qs Qh Jk=Qc", "9c Tc Jk=8c");
    List<TableMeld> melds = kitchen.state().cards().melds();
    assertEquals(new TreeSet<>(Card.parseAll("Qc")), kitchen.state().jokerPlaces(melds.get(0)));
    assertEquals(new TreeSet<>(Card.parseAll("8c")), kitchen.state().jokerPlaces(melds.get(1)));
    assertEquals(30, melds.get(0).shape().value());
    assertEquals(27, melds.get(1).shape().value());
  }

  @Test
  @DisplayName("romme c: a meld of jokers only is none, nor a joker on a taken place")
  void jokersNeedANaturalCardAndAPlaceOfTheirOwn() {
    Kitchen kitchen = Kitchen.of("2d", "2h", "9s9h", "QsQhJkJkJk");
    kitchen.draw(1);
    assertEquals(
        "romme.meld.onlyJokers", kitchen.refusal(1, kitchen.melding(1, "Jk=Qs Jk=Qh Jk=Qd")));
    assertEquals("romme.meld.none", kitchen.refusal(1, kitchen.melding(1, "Qs Qh Jk=Qs")));
    assertEquals("romme.meld.none", kitchen.refusal(1, kitchen.melding(1, "Qs Qh Jk")));
  }

  @Test
  @DisplayName("romme c: the option maxJokersPerMeld limits melds and lay-offs")
  void jokersPerMeldAreLimited() {
    Kitchen kitchen =
        Kitchen.of(Map.of("maxJokersPerMeld", "1"), "2d", "2h", "9s9h", "QsQhQdJkJkKs");
    kitchen.draw(1);
    assertEquals("romme.meld.jokers", kitchen.refusal(1, kitchen.melding(1, "Qs Jk=Qc Jk=Qd")));
    kitchen.meld(1, "Qs Qh Jk=Qc");
    assertEquals("romme.meld.jokers", kitchen.refusal(1, kitchen.layingOff(1, 1, "Jk=Qd")));
    kitchen.layOff(1, 1, "Qd");
  }

  @Test
  void cardsAreClaimedForWhatTheyAre() {
    Kitchen kitchen = Kitchen.of("2d", "2h", "9s9h", "QsQhQdJk");
    kitchen.draw(1);
    assertEquals("romme.card.place", kitchen.refusal(1, kitchen.melding(1, "Qs Qh Qd=Qc")));
    RommeAction.Meld good = kitchen.melding(1, "Qs Qh Qd");
    RommeAction.Play first = good.melds().get(0).get(0);
    RommeAction.Play twice = new RommeAction.Play(first.slot(), Card.JOKER, Card.parse("Qc"));
    assertEquals(
        "romme.card.twice",
        kitchen.refusal(
            1, new RommeAction.Meld(List.of(List.of(first, good.melds().get(0).get(1), twice)))));
    RommeAction.Play foreign =
        new RommeAction.Play(kitchen.seat(0).hand().get(0), Card.parse("Qd"), Card.parse("Qd"));
    assertEquals(
        "romme.card.notHeld",
        kitchen.refusal(
            1, new RommeAction.Meld(List.of(List.of(first, good.melds().get(0).get(1), foreign)))));
    assertEquals("romme.meld.empty", kitchen.refusal(1, new RommeAction.Meld(List.of())));
    assertEquals("romme.meld.none", kitchen.refusal(1, new RommeAction.Meld(List.of(List.of()))));
  }

  @Test
  @DisplayName("romme 8: cards are laid off on anybody's melds, several at once in any order")
  void cardsAreLaidOffOnAnybodysMelds() {
    Kitchen kitchen = opened("KsKhKd7cQsJs");
    kitchen.draw(0);
    kitchen.meld(0, "Ks Kh Kd");
    kitchen.layOff(0, 1, "7c");
    assertEquals("romme.layOff.none", kitchen.refusal(0, kitchen.layingOff(0, 2, "Qs")));
    kitchen.layOff(0, 2, "Qs Js");
    TableMeld run = kitchen.state().cards().melds().get(1);
    assertEquals(Optional.of(run.shape()), Shape.of(Card.parseAll("8s9sTsJsQs")));
    assertEquals(1, run.owner());
    assertEquals("romme.meld.unknown", kitchen.refusal(0, kitchen.layingOff(0, 9, "8c")));
  }

  @Test
  @DisplayName("romme 8: jokers are laid off with a name too")
  void jokersAreLaidOffWithAName() {
    Kitchen kitchen = opened("KsKhKdJk");
    kitchen.draw(0);
    kitchen.meld(0, "Ks Kh Kd");
    assertEquals("romme.layOff.none", kitchen.refusal(0, kitchen.layingOff(0, 1, "Jk=7s")));
    assertEquals("romme.layOff.none", kitchen.refusal(0, kitchen.layingOff(0, 1, "Jk")));
    kitchen.layOff(0, 1, "Jk=7c");
    TableMeld set = kitchen.state().cards().melds().get(0);
    assertEquals(new TreeSet<>(Card.parseAll("7c")), kitchen.state().jokerPlaces(set));
  }

  @Test
  @DisplayName("romme 9: a swapped joker is used in another meld in the same turn")
  void swappedJokerMustBeUsedElsewhere() {
    Kitchen kitchen = opened("KsKhKdTs2c");
    kitchen.draw(0);
    kitchen.meld(0, "Ks Kh Kd");
    assertEquals("romme.swap.none", kitchen.refusal(0, kitchen.swapping(0, 2, "2c")));
    assertEquals("romme.swap.none", kitchen.refusal(0, kitchen.swapping(0, 1, "Ts")));
    kitchen.act(0, kitchen.swapping(0, 2, "Ts"));
    assertEquals("romme.swap.use", kitchen.refusal(0, kitchen.discarding(0, "2c")));
    assertEquals("romme.swap.sameMeld", kitchen.refusal(0, kitchen.layingOff(0, 2, "Jk=Js")));
    kitchen.layOff(0, 3, "Jk=Kc");
    kitchen.discard(0, "2c");
  }

  @Test
  @DisplayName("romme d: a swap without use is taken back; the table is as before")
  void swapWithoutUseIsTakenBack() {
    Kitchen kitchen = opened("KsKhKdTs2c");
    kitchen.draw(0);
    kitchen.meld(0, "Ks Kh Kd");
    List<TableMeld> before = kitchen.state().cards().melds();
    List<Card> hand = kitchen.hand(0);
    assertEquals("romme.takeBack.none", kitchen.refusal(0, new RommeAction.TakeBack(2)));
    kitchen.act(0, kitchen.swapping(0, 2, "Ts"));
    kitchen.act(0, new RommeAction.TakeBack(2));
    assertEquals(before, kitchen.state().cards().melds());
    assertEquals(hand, kitchen.hand(0));
    kitchen.discard(0, "2c");
  }

  @Test
  @DisplayName("romme d: a joker drawn or dealt may be kept")
  void ownJokersMayBeKept() {
    Kitchen kitchen = opened("KsKhKdJk2c");
    kitchen.draw(0);
    kitchen.meld(0, "Ks Kh Kd");
    kitchen.discard(0, "2c");
    assertTrue(kitchen.hand(0).contains(Card.JOKER));
  }

  /** Seat 1 has laid 7s 7h 7d and 8s 9s with a joker as Ts; seat 0 is to draw. */
  private static Kitchen opened(String hand) {
    Kitchen kitchen = Kitchen.of("2d", "3h3d", hand, "7s7h7d8s9sJk");
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d", "8s 9s Jk=Ts");
    kitchen.discard(1, "3h");
    return kitchen;
  }

  private static boolean isMeld(String cards) {
    return Shape.of(Card.parseAll(cards)).isPresent();
  }

  private static int value(String cards) {
    return Shape.of(Card.parseAll(cards)).map(Shape::value).orElse(0);
  }

  private static List<Card> openPlaces(String cards) {
    return Shape.of(Card.parseAll(cards)).map(Shape::openPlaces).orElse(List.of());
  }
}
