package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.recall.RecallAction.Choose;
import dev.parlor.games.recall.RecallAction.Pick;
import dev.parlor.games.recall.RecallAction.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The deal, the first look and the collection card. */
class PeekingTest {
  private static final String HANDS = "3s9h5c6d 4s8hKcQd";

  private static CollectionRule rule(String two) {
    List<Card> cards = Card.parseAll(two);
    return CollectionRule.of(cards.get(0), cards.get(1));
  }

  @Test
  @DisplayName("recall 1: four cards each, the rest of 54 is the draw pile")
  void fourCardsEach() {
    Rig rig = Rig.dealt(6, HANDS);
    for (RecallSeat player : rig.state().players()) {
      assertEquals(4, player.hand().size());
    }
    assertEquals(54 - 24, rig.state().stock().pile().size());
    assertEquals(List.of(), rig.state().stock().discard());
    assertEquals(RecallPhase.INITIAL_PEEK, rig.state().phase());
  }

  @Test
  @DisplayName("recall 1: a timed look at any two own cards")
  void anyTwoOwnCardsMayBeLookedAt() {
    Rig rig = Rig.dealt(2, HANDS);
    rig.act(0, new Pick(rig.at(0, 3)));
    assertEquals("recall.pick.card", rig.refusal(0, new Pick(rig.at(0, 3))));
    assertEquals("recall.pick.card", rig.refusal(0, new Pick(rig.at(1, 0))));
    rig.act(0, new Pick(rig.at(0, 1)));
    assertEquals("recall.pick.enough", rig.refusal(0, new Pick(rig.at(0, 0))));
    assertEquals(List.of(rig.at(0, 3), rig.at(0, 1)), rig.view(0).cardsToPeek());
    assertEquals("recall.peeking", rig.refusal(0, RecallAction.Word.DRAW));
  }

  @Test
  @DisplayName("recall b: the look lasts 10 seconds [option]; missing picks are made by lot")
  void missingPicksAreMadeByLot() {
    Rig rig = Rig.dealt(2, HANDS);
    assertEquals(10_000, rig.timerMillis());
    rig.act(0, new Pick(rig.at(0, 2))).elapse();
    assertEquals(List.of(rig.at(0, 2), rig.at(0, 0)), rig.state().player(0).picks());
    assertEquals(List.of(rig.at(1, 0), rig.at(1, 1)), rig.state().player(1).picks());
    assertNotNull(rig.table.knowledge(1).face(rig.at(1, 1)));
    assertEquals(Set.of(0, 1), Rig.GAME.toAct(rig.state()));
  }

  @Test
  @DisplayName("recall 2: no joker, then fewer points, then ace, numbers, king, queen, jack")
  void theCollectionRule() {
    assertEquals(CollectionRule.SECOND, rule("JkKs"));
    assertEquals(CollectionRule.FIRST, rule("KsJk"));
    assertEquals(CollectionRule.FIRST, rule("2sTs"));
    assertEquals(CollectionRule.SECOND, rule("As Kh"));
    assertEquals(CollectionRule.FIRST, rule("Ts Ks"));
    assertEquals(CollectionRule.SECOND, rule("Qs Ks"));
    assertEquals(CollectionRule.FIRST, rule("Qs Jd"));
    assertEquals(CollectionRule.RANDOM, rule("7s 7d"));
    assertEquals(CollectionRule.RANDOM, rule("Kh Kd"));
  }

  @Test
  @DisplayName("recall a: two jokers give nothing; a red king counts less than a black one")
  void jokersAndKings() {
    assertEquals(CollectionRule.NONE, rule("JkJk"));
    assertEquals(CollectionRule.SECOND, rule("Ks Kd"));
    assertEquals(
        List.of(0, 0, 10, 1, 10, 10, 10, 7),
        Card.parseAll("JkKhKsAcTdJhQs7c").stream()
            .map(RecallPoints::of)
            .collect(java.util.stream.Collectors.toList()));
  }

  @Test
  @DisplayName("recall 2: the collection card lies open, sets the rank and can't be played")
  void theCollectionCardLiesOpenAndCannotBePlayed() {
    Rig rig = Rig.started(2, HANDS);
    assertEquals("3s", rig.collection(0));
    assertEquals(Rank.THREE, rig.state().player(0).rank());
    assertEquals("3s", rig.view(1).seats().get(0).collection().get(0).card().toString());
    Slot three = rig.state().player(0).collection().get(0).slot();
    rig.act(0, RecallAction.Word.DRAW);
    assertEquals("recall.play.card", rig.refusal(0, new RecallAction.Play(three)));
  }

  @Test
  @DisplayName("recall 2: on equal rank the lot chooses")
  void theLotChoosesBetweenEqualRanks() {
    Rig rig = Rig.started(2, "7s7h5c6d 4s8hKcQd");
    assertEquals("7s", rig.collection(0));
    assertEquals(Claim.Kind.SAME_RANK, claim(rig, 0).kind());
  }

  @Test
  @DisplayName("recall a: with two jokers nothing is protected")
  void twoJokersLeaveFourFreeCards() {
    Rig rig = Rig.started(2, "JkJk5c6d 4s8hKcQd");
    assertEquals("", rig.collection(0));
    assertEquals(4, rig.state().freeCards(0).size());
    assertEquals("recall.collect.empty", rig.refusal(0, RecallAction.Word.COLLECT));
  }

  private static Claim claim(Rig rig, int seat) {
    Claim claim = rig.state().player(seat).claim();
    assertNotNull(claim);
    return claim;
  }

  @Test
  @DisplayName("recall 3: the other card is known to its owner alone, and turns down")
  void theOtherCardIsKnownAndTurnsDown() {
    Rig rig = Rig.started(2, HANDS);
    Slot nine = rig.at(0, 1);
    assertEquals("9", rig.known(0, 0, nine).rank());
    assertEquals("?", rig.known(1, 0, nine).rank());
    assertEquals(0, rig.known(1, 0, nine).points());
    assertNull(rig.view(0).seats().get(0).hand().get(0).face());
  }

  @Test
  @DisplayName("recall b: both cards show until the first turn, to their owner only")
  void bothCardsShowUntilTheFirstTurn() {
    Rig rig = Rig.dealt(2, HANDS);
    rig.act(0, new Pick(rig.at(0, 0)), new Pick(rig.at(0, 1)));
    assertEquals(Card.parse("9h"), rig.view(0).seats().get(0).hand().get(1).face());
    assertNull(rig.view(1).seats().get(0).hand().get(1).face());
    rig.act(0, new Choose(rig.at(0, 0)));
    assertEquals(Status.READY, rig.view(1).seats().get(0).status());
    assertEquals(Card.parse("9h"), rig.view(0).seats().get(0).hand().get(0).face());
  }

  @Test
  @DisplayName("recall 13: what a seat knows is never shown: the card it looked at is a back again")
  void nobodyIsShownWhatHeKnows() {
    Rig rig = Rig.started(2, HANDS);
    for (int seat = 0; seat < 2; seat++) {
      int known = 0;
      for (Slot slot : rig.state().player(seat).slots()) {
        known += rig.known(seat, seat, slot).face() != null ? 1 : 0;
      }
      assertTrue(known > 0, "it has seen one of its cards");
      for (RecallView.SeatView other : rig.view(seat).seats()) {
        other.hand().forEach(card -> assertNull(card.face()));
      }
    }
  }

  @Test
  @DisplayName("recall c: two to six players, and the discard pile starts empty")
  void twoToSixPlayersAndNoDiscards() {
    for (int seats = 1; seats <= 7; seats++) {
      assertEquals(seats < 2 || seats > 6, !Setup.of(seats).problems(Rig.GAME).isEmpty());
    }
    RecallView view = Rig.started(2, HANDS).view(0);
    assertEquals(0, view.discards());
    assertNull(view.top());
  }

  @Test
  @DisplayName("recall 4: a lot names the starter")
  void aLotNamesTheStarter() {
    for (int starter = 0; starter < 3; starter++) {
      RecallState state = Rig.GAME.open(Setup.of(3)).state();
      List<Integer> lots = List.of(starter, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      RecallState dealt = accept(state, new Event.Shuffled(0, lots));
      RecallState all = dealt;
      for (int seat = 0; seat < 3; seat++) {
        all = accept(all, new Event.Away(seat));
      }
      assertTrue(all.paused());
      assertEquals(starter, all.turn().seat());
    }
  }

  private static RecallState accept(RecallState state, Event event) {
    return dev.parlor.games.EventReplay.accepted(Rig.GAME, state, event);
  }

  @Test
  @DisplayName("recall l: a false choice loses at the end and is named")
  void aFalseChoiceLosesAndIsNamed() {
    Rig rig = Rig.dealt(2, "3s9h2c2d 4sTh9cQd 5h6h");
    rig.act(0, new Pick(rig.at(0, 0)), new Pick(rig.at(0, 1)), new Choose(rig.at(0, 1)));
    rig.act(1, new Pick(rig.at(1, 0)), new Pick(rig.at(1, 1)), new Choose(rig.at(1, 0)));
    rig.act(0, RecallAction.Word.CALL_RECALL).plainTurn(1);
    Outcome outcome = rig.table.finished().orElseThrow();
    assertEquals(List.of(2, 1), rig.places());
    assertEquals(1, outcome.violations().size());
    assertEquals(0, outcome.violations().get(0).seat());
    assertEquals("recall.violation.chosen", outcome.violations().get(0).what().key());
  }

  @Test
  @DisplayName("recall l: hiding a rank behind 'two jokers' or 'same rank' is a false choice too")
  void otherFalseClaimsAreNamed() {
    for (RecallAction lie : List.of(Word.TWO_JOKERS, Word.SAME_RANK)) {
      Rig rig = Rig.dealt(2, "3s9h2c2d 4sTh9cQd 5h6h");
      rig.act(0, new Pick(rig.at(0, 0)), new Pick(rig.at(0, 1)), lie);
      rig.act(1, new Pick(rig.at(1, 0)), new Pick(rig.at(1, 1)), new Choose(rig.at(1, 0)));
      rig.act(0, RecallAction.Word.CALL_RECALL).plainTurn(1);
      assertEquals(0, rig.table.finished().orElseThrow().violations().get(0).seat());
    }
  }

  @Test
  @DisplayName("recall l: a claim names one of the two picks, once, after both were seen")
  void malformedClaimsAreRefused() {
    Rig rig = Rig.dealt(2, HANDS);
    assertEquals("recall.claim.early", rig.refusal(0, Word.SAME_RANK));
    rig.act(0, new Pick(rig.at(0, 0)), new Pick(rig.at(0, 1)));
    assertEquals("recall.claim.card", rig.refusal(0, new Choose(rig.at(0, 2))));
    rig.act(0, new Choose(rig.at(0, 0)));
    assertEquals("recall.claim.done", rig.refusal(0, Word.TWO_JOKERS));
  }

  @Test
  @DisplayName("recall l: a seat that was away names its card when it is back; till then both rest")
  void aClaimMayComeLate() {
    Rig rig = Rig.dealt(3, "3s9h2c2d 4sTh9cQd 5s6s7s8s JhAd");
    rig.happens(new Event.Away(2));
    for (int seat = 0; seat < 2; seat++) {
      rig.act(seat, new Pick(rig.at(seat, 0)), new Pick(rig.at(seat, 1)));
      rig.act(seat, new Choose(rig.at(seat, 0)));
    }
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
    assertEquals(2, rig.state().freeCards(2).size());
    rig.plainTurn(0);
    assertEquals(
        "recall.swap.cards", rig.refusal(0, new RecallAction.Swap(rig.at(2, 0), rig.at(0, 1))));
    rig.happens(new Event.Returned(2));
    assertEquals(Set.of(0, 2), Rig.GAME.toAct(rig.state()));
    assertEquals("recall.claim.owed", rig.refusal(2, RecallAction.Word.COLLECT));
    rig.act(2, (RecallAction) Rig.GAME.timeout(rig.state(), 2, rig.table.knowledge(2)));
    assertEquals("5s", rig.collection(2));
  }

  @Test
  @DisplayName("recall: options are checked and used")
  void optionsAreUsed() {
    Map<String, String> options = Map.of("peekSeconds", "3", "drawSeconds", "7");
    Rig rig = Rig.started(2, options, HANDS);
    assertEquals(7000, rig.timerMillis());
    assertEquals(1, new Setup(2, Map.of("peekSeconds", "0")).problems(Rig.GAME).size());
    assertEquals(1, Setup.of(7).problems(Rig.GAME).size());
  }

  @Test
  @DisplayName("recall l: a joker named against the rule stays in the hand and is a false choice")
  void aJokerIsNeverACollectionCard() {
    Rig rig = Rig.dealt(2, "Jk9h2c2d 4sTh9cQd 5h6h");
    rig.act(0, new Pick(rig.at(0, 0)), new Pick(rig.at(0, 1)), new Choose(rig.at(0, 0)));
    rig.act(1, new Pick(rig.at(1, 0)), new Pick(rig.at(1, 1)), new Choose(rig.at(1, 0)));
    assertEquals("", rig.collection(0));
    assertEquals(4, rig.state().freeCards(0).size());
    rig.act(0, RecallAction.Word.CALL_RECALL).plainTurn(1);
    assertEquals(List.of(2, 1), rig.places());
  }
}
