package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.RecallAction.Play;
import dev.parlor.games.recall.RecallAction.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Drawing, playing, collecting, calling Recall, and the end. */
class TurnTest {
  private static final String HANDS = "3s9h5c6d 4s8hTcTd ";

  @Test
  @DisplayName("recall 4, 14: turns go clockwise through the phases of the seed")
  void phasesOfATurn() {
    Rig rig = Rig.started(2, HANDS + "2h2c");
    assertEquals(RecallPhase.DRAWING_CARD, rig.view(0).phase());
    rig.act(0, Word.DRAW);
    assertEquals(RecallPhase.PLAYING, rig.view(0).phase());
    Slot drawn = rig.state().turn().drawn();
    assertNotNull(drawn);
    rig.act(0, new Play(drawn));
    assertEquals(RecallPhase.SAME_RANK_WINDOW, rig.view(0).phase());
    rig.noPlays();
    assertEquals(RecallPhase.DRAWING_CARD, rig.view(0).phase());
    assertEquals(1, rig.state().turn().seat());
    assertEquals("turn.notYours", rig.refusal(0, Word.DRAW));
  }

  @Test
  @DisplayName(
      "recall 5: the drawn card is seen by its player, who may play any card but collected")
  void anyCardButCollectionCardsMayBePlayed() {
    Rig rig = Rig.started(2, HANDS + "2h");
    rig.act(0, Word.DRAW);
    RecallView.CardView mine = rig.view(0).drawn();
    RecallView.CardView theirs = rig.view(1).drawn();
    assertNotNull(mine);
    assertNotNull(theirs);
    assertEquals(Card.parse("2h"), mine.face());
    assertNull(theirs.face());
    assertEquals("recall.playOne", rig.refusal(0, Word.DRAW));
    assertEquals("recall.play.card", rig.refusal(0, new Play(rig.at(1, 1))));
    rig.act(0, new Play(rig.at(0, 2)));
    assertEquals("5c", rig.discards());
    assertEquals("9h 2h 6d", rig.hand(0));
  }

  @Test
  @DisplayName("recall 5, h: the drawn card of the own rank is collected; no window follows")
  void theDrawnCardIsCollected() {
    Rig rig = Rig.started(2, HANDS + "3h");
    rig.act(0, Word.DRAW, Word.COLLECT_DRAWN);
    assertEquals("3s 3h", rig.collection(0));
    assertEquals(1, rig.state().turn().seat());
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
    assertEquals("", rig.discards());
  }

  @Test
  @DisplayName("recall l: collecting a drawn card of another rank is a violation")
  void collectingAWrongDrawnCardIsAViolation() {
    Rig rig = Rig.started(2, HANDS + "2h");
    assertEquals(
        List.of(new RecallChoice.DrawCard(), new RecallChoice.MayCallRecall()),
        Rig.GAME.choices(rig.state(), 0, rig.table.knowledge(0)));
    rig.act(0, Word.DRAW);
    assertEquals(1, Rig.GAME.choices(rig.state(), 0, rig.table.knowledge(0)).size());
    rig.act(0, Word.COLLECT_DRAWN);
    assertEquals("recall.violation.collected", rig.state().violations().get(0).what().key());
    assertEquals("2h 9h 5c 6d", rig.hand(0));
    assertEquals(1, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall g: the draw timer skips the turn, the play timer keeps the drawn card")
  void timersOfATurn() {
    Rig rig = Rig.started(2, HANDS + "2h");
    assertEquals(10_000, rig.timerMillis());
    rig.elapse();
    assertEquals(1, rig.state().turn().seat());
    assertEquals(46, rig.state().stock().pile().size());
    rig.act(1, Word.DRAW);
    assertEquals(10_000, rig.timerMillis());
    rig.elapse();
    assertEquals("2h 8h Tc Td", rig.hand(1));
    assertEquals(0, rig.state().turn().seat());
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
    assertEquals(
        "event.unexpected", rig.refusal(new Event.Elapsed(new Timer(RunningTimer.PLAY, 1, 0))));
  }

  @Test
  @DisplayName("recall g: passing is the same as letting the timer run out")
  void passingIsLettingTheTimerRunOut() {
    Rig rig = Rig.started(2, HANDS + "2h");
    rig.act(0, Word.PASS);
    assertEquals(1, rig.state().turn().seat());
    rig.act(1, Word.DRAW, Word.PASS);
    assertEquals(5, rig.state().player(1).cards());
    assertEquals(0, rig.state().turn().seat());
  }

  @Test
  @DisplayName("recall 9: the top of the discards is collected by its rank's owner at any time")
  void theTopIsCollectedOutOfTurn() {
    Rig rig = Rig.started(2, HANDS + "4h2c");
    assertEquals("recall.collect.empty", rig.refusal(1, Word.COLLECT));
    rig.drawAndPlay(0);
    assertEquals("recall.collect.blocked", rig.refusal(1, Word.COLLECT));
    rig.noPlays();
    assertEquals("recall.collect.rank", rig.refusal(0, Word.COLLECT));
    rig.act(1, Word.COLLECT);
    assertEquals("4s 4h", rig.collection(1));
    assertEquals("", rig.discards());
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
  }

  @Test
  @DisplayName("recall h: the card below may be collected too; own plays after the window")
  void theCardBelowIsCollectedToo() {
    Rig rig = Rig.started(2, HANDS + "4h4c2c");
    rig.plainTurn(0).plainTurn(1);
    rig.act(1, Word.COLLECT, Word.COLLECT);
    assertEquals("4s 4c 4h", rig.collection(1));
  }

  @Test
  @DisplayName("recall h: of two that want the top the first one from the seat in turn gets it")
  void theFirstCollectorClockwiseFromTheTurnGetsTheTop() {
    for (int first = 0; first < 2; first++) {
      Rig rig = twoCollectFours();
      rig.act(first, Word.COLLECT);
      assertTrue(rig.state().window().claiming());
      rig.act(1 - first, Word.COLLECT);
      rig.noPlays();
      assertEquals(1, rig.state().player(0).collection().size());
      assertEquals(2, rig.state().player(1).collection().size(), "seat 1 is in turn");
      assertFalse(rig.state().window().claiming());
    }
  }

  /** Both collect fours, seat 1 is in turn, and a four lies on top. */
  private static Rig twoCollectFours() {
    return Rig.started(2, "4s9h5c6d 4d8hTcTd 4h").plainTurn(0);
  }

  @Test
  @DisplayName("recall h: who lays the top aside unseen wants it as well as who said so")
  void aSealedClaimIsAsGoodAsAnOpenOne() {
    Rig rig = twoCollectFours();
    Slot top = rig.state().stock().discard().get(0);
    rig.act(0, Word.COLLECT);
    rig.happens(new Event.WindowClosed(Map.of(0, List.of(), 1, List.of(top))));
    assertEquals("4d 4h", rig.collection(1));
    assertEquals("4s", rig.collection(0));
  }

  @Test
  @DisplayName("recall h: nobody else wants it: it goes to the one who asked")
  void whoAloneWantsItGetsIt() {
    Rig rig = twoCollectFours();
    rig.act(0, Word.COLLECT);
    assertEquals("recall.collect.claimed", rig.refusal(0, Word.COLLECT));
    assertEquals("recall.collect.running", rig.refusal(1, Word.DRAW));
    assertEquals(Set.of(), Rig.GAME.toAct(rig.state()));
    assertEquals(1000, rig.view(1).claimMillis());
    rig.happens(new Event.WindowClosed(Map.of(1, List.of(rig.at(1, 2)))));
    assertEquals("4s 4h", rig.collection(0));
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
    rig.act(1, Word.DRAW);
  }

  @Test
  @DisplayName("recall h: the turn's time runs on while it is open who gets the card")
  void timeRunsOutWhileACardIsClaimed() {
    Rig rig = twoCollectFours();
    rig.act(0, Word.COLLECT);
    rig.elapse();
    assertEquals(0, rig.state().turn().seat());
    rig.act(1, Word.COLLECT);
    rig.noPlays();
    assertEquals("4d 4h", rig.collection(1), "it was seat 1's turn when it was asked for");
  }

  @Test
  @DisplayName("recall h: who leaves wants nothing; who is away is no rival")
  void whoIsNotThereIsNoRival() {
    Rig rig = Rig.started(3, "4s9h5c6d 4d8hTcTd 2s2d9cJd 4h").plainTurn(0);
    rig.act(1, Word.COLLECT);
    rig.happens(new Event.Left(1, true)).noPlays();
    assertEquals("4h", rig.discards());
    rig.act(0, Word.COLLECT);
    assertEquals("4s 4h", rig.collection(0), "now alone with fours");
    Rig away = Rig.started(3, "4s9h5c6d 4d8hTcTd 2s2d9cJd 4h").plainTurn(0);
    away.happens(new Event.Away(1));
    away.act(0, Word.COLLECT);
    assertEquals("4s 4h", away.collection(0));
  }

  @Test
  @DisplayName("recall 10, d: four of the collection rank win at once, first card included")
  void fourOfAKindWinsAtOnce() {
    Rig rig = Rig.started(2, "3sTh5cTd 4s8hTcTs 3h2c3c2d3d");
    rig.act(0, Word.DRAW, Word.COLLECT_DRAWN);
    rig.plainTurn(1);
    rig.act(0, Word.DRAW, Word.COLLECT_DRAWN);
    rig.plainTurn(1);
    rig.act(0, Word.DRAW, Word.COLLECT_DRAWN);
    assertEquals(RecallEnding.FOUR_OF_A_KIND, rig.state().ending());
    assertEquals(List.of(1, 2), rig.places());
    assertEquals(RecallPhase.FINISHED, rig.state().phase());
    assertEquals("game.over", rig.refusal(1, Word.DRAW));
  }

  @Test
  @DisplayName("recall 10, f: Recall replaces the turn; everybody else has one full turn")
  void recallGivesEverybodyElseOneTurn() {
    Rig rig = Rig.started(3, "3s9h5c6d 4s8hTcTd 5h6hTsTh 2h2c7d");
    rig.plainTurn(0);
    rig.act(1, Word.CALL_RECALL);
    assertEquals(2, rig.state().turn().seat());
    rig.drawAndPlay(2).noPlays();
    assertEquals("recall.recall.called", rig.refusal(0, Word.CALL_RECALL));
    rig.act(0, Word.DRAW);
    assertEquals("recall.playOne", rig.refusal(0, Word.CALL_RECALL));
    rig.elapse();
    assertTrue(rig.table.finished().isPresent());
    assertEquals(RecallEnding.RECALL, rig.state().ending());
  }

  @Test
  @DisplayName("recall f: the caller may still react in windows")
  void theCallerMayStillReact() {
    Rig rig = Rig.started(2, "3s9h5c6d 4s8hTcTd 9c");
    rig.act(0, Word.CALL_RECALL).drawAndPlay(1).window(Map.of(0, List.of(1)));
    assertEquals(List.of(3 + 5 + 6, 4 + 8 + 10 + 10), rig.scores());
  }

  @Test
  @DisplayName("recall 11: fewest points win; the whole score counts collection cards")
  void fewestPointsWin() {
    Rig rig = Rig.started(2, "3s9h5c6d 2s8hAcAd Th");
    rig.act(0, Word.CALL_RECALL).plainTurn(1);
    assertEquals(List.of(23, 12), rig.scores());
    assertEquals(List.of(2, 1), rig.places());
  }

  @Test
  @DisplayName("recall 11: equal points, fewer cards win")
  void fewerCardsWinATie() {
    Rig rig = Rig.started(2, "3s9h5cAd 3h9c4cAs Ac9sTd");
    rig.drawAndPlay(0).window(Map.of(0, List.of(3)));
    assertEquals(3, rig.state().player(0).cards());
    rig.plainTurn(1);
    rig.act(0, Word.CALL_RECALL).plainTurn(1);
    assertEquals(List.of(17, 17), rig.scores());
    assertEquals(List.of(1, 2), rig.places());
  }

  @Test
  @DisplayName("recall 11: equal points and cards, the caller wins")
  void theCallerWinsATie() {
    Rig rig = Rig.started(3, "3s9h5cAd 3h9c5hAs 3d9d5sAh Th8h");
    rig.elapse();
    rig.act(1, Word.CALL_RECALL).plainTurn(2).plainTurn(0);
    assertEquals(List.of(2, 1, 2), rig.places());
  }

  @Test
  @DisplayName("recall 11: a tie without the caller is a draw")
  void aTieWithoutTheCallerIsADraw() {
    Rig rig = Rig.started(3, "3s9h5cAd 3h9c5h2s 3d9d5sAh Th8h");
    rig.elapse();
    rig.act(1, Word.CALL_RECALL).plainTurn(2).plainTurn(0);
    assertEquals(List.of(1, 3, 1), rig.places());
  }

  @Test
  @DisplayName("recall k: an empty draw pile is made of the discards below the top")
  void theDiscardsAreShuffledIntoANewPile() {
    Rig rig = Rig.started(2, HANDS);
    while (!rig.state().stock().pile().isEmpty()) {
      rig.act(rig.state().turn().seat(), Word.DRAW);
      Slot drawn = rig.state().turn().drawn();
      assertNotNull(drawn);
      rig.act(rig.state().turn().seat(), new Play(drawn)).noPlays();
      skipSpecials(rig);
      if (rig.state().stock().decks() > 1) {
        break;
      }
    }
    assertEquals(2, rig.state().stock().decks());
    assertEquals(45, rig.state().stock().pile().size());
    assertEquals(1, rig.state().stock().discard().size());
    rig.act(rig.state().turn().seat(), Word.DRAW);
    assertEquals(new Slot(1, 0), rig.state().turn().drawn());
  }

  private static void skipSpecials(Rig rig) {
    while (rig.state().special() != null) {
      rig.elapse();
    }
  }

  @Test
  @DisplayName("recall k: with nothing to draw the points are counted, without a caller")
  void withNothingToDrawThePointsAreCounted() {
    Rig rig = Rig.started(2, HANDS);
    while (!rig.table.finished().isPresent()) {
      rig.act(rig.state().turn().seat(), Word.DRAW, Word.PASS);
    }
    assertEquals(RecallEnding.NO_CARDS, rig.state().ending());
    assertEquals(27, rig.state().player(0).cards());
    assertEquals(27, rig.state().player(1).cards());
  }
}
