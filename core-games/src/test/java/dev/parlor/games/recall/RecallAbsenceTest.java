package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Outcome;
import dev.parlor.games.card.Card;
import dev.parlor.games.recall.RecallAction.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Seats that are away, and seats that are gone. */
class RecallAbsenceTest {
  private static final String HANDS = "3s9h5c6d 4s8hTcTd 5h6hTsTh ";

  @Test
  @DisplayName("absence: the turn of an away seat is missed at once, at every point of it")
  void anAwaySeatMissesItsTurn() {
    Rig rig = Rig.started(3, HANDS + "2h");
    rig.happens(new Event.Away(0));
    assertEquals(1, rig.state().turn().seat());
    rig.act(1, Word.DRAW).happens(new Event.Away(1));
    assertEquals(5, rig.state().player(1).cards());
    assertEquals(2, rig.state().turn().seat());
    rig.happens(new Event.Away(2));
    assertTrue(rig.state().paused());
    assertEquals(Set.of(), Rig.GAME.toAct(rig.state()));
    rig.happens(new Event.Returned(1));
    assertEquals(Set.of(1), Rig.GAME.toAct(rig.state()));
    assertEquals("event.unexpected", rig.refusal(new Event.Returned(1)));
  }

  @Test
  @DisplayName("absence: an away seat's power is skipped")
  void anAwaySeatsPowerIsSkipped() {
    Rig rig = Rig.started(3, HANDS + "Js");
    rig.drawAndPlay(0).noPlays();
    assertEquals(RecallPhase.SPECIAL_PLAY_WINDOW, rig.state().phase());
    rig.happens(new Event.Away(0));
    assertEquals(1, rig.state().turn().seat());
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
  }

  @Test
  @DisplayName("absence: the last turns after Recall do not wait for an away seat")
  void theFinalRoundDoesNotWait() {
    Rig rig = Rig.started(3, HANDS + "2h");
    rig.happens(new Event.Away(2)).act(0, Word.CALL_RECALL).plainTurn(1);
    assertTrue(rig.table.finished().isPresent());
  }

  @Test
  @DisplayName("absence: who leaves with its keys handed over is out, its cards lie where they are")
  void leavingWithKeysGoesOn() {
    Rig rig = Rig.started(3, HANDS + "2hJs");
    rig.happens(new Event.Left(0, true));
    assertEquals(1, rig.state().turn().seat());
    assertEquals("recall.noSeat", rig.refusal(0, Word.DRAW));
    rig.plainTurn(1);
    rig.drawAndPlay(2).noPlays();
    assertEquals(
        "recall.swap.cards", rig.refusal(2, new RecallAction.Swap(rig.at(0, 1), rig.at(1, 1))));
    rig.elapse();
    rig.act(1, Word.CALL_RECALL).plainTurn(2);
    assertEquals(3, rig.places().get(0));
  }

  @Test
  @DisplayName("absence: a card that is being turned over still counts when its seat leaves")
  void aCardInTheAirIsPlayed() {
    Rig rig = Rig.started(3, HANDS + "2h");
    rig.act(0, Word.DRAW);
    RecallState before = rig.state();
    RecallState played =
        EventReplay.accepted(
            Rig.GAME, before, new Event.Acted(0, new RecallAction.Play(rig.at(0, 1))));
    RecallState left = EventReplay.accepted(Rig.GAME, played, new Event.Left(0, true));
    RecallState open =
        EventReplay.accepted(Rig.GAME, left, new Event.Opened(rig.at(0, 1), Card.parse("9h")));
    assertTrue(open.window().open());
    assertEquals(Card.parse("9h"), open.stock().top());
  }

  @Test
  @DisplayName("absence: without the keys the others begin again with a fresh deck")
  void leavingWithoutKeysVoidsTheGame() {
    Rig rig = Rig.started(3, HANDS + "2h");
    rig.plainTurn(0).happens(new Event.Left(1, false));
    assertEquals(RecallPhase.INITIAL_PEEK, rig.state().phase());
    assertEquals(0, rig.state().player(1).cards());
    assertEquals(List.of(), rig.state().stock().discard());
    assertEquals(1, rig.at(0, 0).deck());
    assertEquals(Set.of(0, 2), Rig.GAME.toAct(rig.state()));
    assertEquals(Status.LEFT, rig.view(0).seats().get(1).status());
  }

  @Test
  @DisplayName("absence: with one seat left the match ends, and the leaver is last")
  void oneSeatLeftEndsTheMatch() {
    for (boolean keys : List.of(true, false)) {
      Rig rig = Rig.started(2, HANDS);
      rig.happens(new Event.Left(0, keys));
      assertEquals(RecallEnding.DESERTED, rig.state().ending());
      assertEquals(List.of(2, 1), rig.places());
    }
  }

  @Test
  @DisplayName("absence: who has won in the open has won although another leaves without keys")
  void aWinInTheOpenStands() {
    Rig rig =
        Rig.started(
            3, Map.of("emptyHandIgnoresCollection", "true"), "3s9c9d9h 4s8hTcTd 5h6hTsTh 9s");
    rig.drawAndPlay(0);
    RecallState state =
        EventReplay.accepted(
            Rig.GAME, rig.state(), new Event.WindowClosed(Map.of(0, rig.state().freeCards(0))));
    for (int place = 1; place <= 3; place++) {
      state =
          EventReplay.accepted(
              Rig.GAME,
              state,
              new Event.Opened(
                  rig.at(0, place), Card.parse(place == 1 ? "9c" : place == 2 ? "9d" : "9h")));
    }
    assertEquals(RecallEnding.EMPTY_HAND, state.ending());
    assertEquals(RecallPhase.ENDING_ROUND, state.phase());
    RecallState over = EventReplay.accepted(Rig.GAME, state, new Event.Left(1, false));
    Outcome outcome = over.outcome();
    assertTrue(outcome != null);
    assertEquals(1, outcome.standings().get(0).place());
    assertEquals(3, outcome.standings().get(1).place());
    assertNull(over.clock());
  }
}
