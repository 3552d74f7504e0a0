package dev.parlor.games.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When the next card is drawn on a decision of the seat in turn, and when it is not yet. */
class ParlorSilenceTest {
  private static final HighLow GAME = new HighLow();

  private static HighLowState opened(HighLowState state, String card) {
    Slot slot = state.shoe().next();
    return EventReplay.accepted(GAME, state, new Event.Opened(slot, Card.parse(card)));
  }

  private static HighLowState started() {
    HighLowState state = GAME.open(Setup.of(3)).state();
    return EventReplay.accepted(GAME, state, new Event.Shuffled(0, List.of()));
  }

  @Test
  void nothingIsDecidedUntilTheBet() {
    HighLowState state = started();
    assertFalse(state.isDecided());
    state = opened(state, "4s");
    assertEquals(ParlorPhase.SECOND_CARD, state.phase());
    assertFalse(state.isDecided());
    state = opened(state, "Js");
    assertFalse(state.isDecided());
    state = EventReplay.accepted(GAME, state, new Event.Acted(0, new HighLowAction.Bet(10)));
    assertEquals(ParlorPhase.THIRD_CARD, state.phase());
    assertTrue(state.isDecided());
    state = opened(state, "7s");
    assertEquals(ParlorPhase.PROMPT, state.phase());
    assertFalse(state.isDecided(), "the next card is nobody's decision yet");
  }

  @Test
  void aDeclaredAceIsADecision() {
    HighLowState state = opened(started(), "As");
    assertEquals(ParlorPhase.DECLARE_FIRST, state.phase());
    state = EventReplay.accepted(GAME, state, new Event.Acted(0, new HighLowAction.Declare(true)));
    assertEquals(ParlorPhase.SECOND_CARD, state.phase());
    assertTrue(state.isDecided());
  }

  @Test
  void onlyWhoIsAwayCanSitOutAndIsPassedBy() {
    HighLowState state = started();
    assertTrue(GAME.apply(state, new Event.SatOut(1)) instanceof Step.Refused);
    assertTrue(GAME.apply(state, new Event.SatOut(7)) instanceof Step.Refused);
    HighLowState away = EventReplay.accepted(GAME, state, new Event.Away(1));
    HighLowState sits = EventReplay.accepted(GAME, away, new Event.SatOut(1));
    assertEquals(away, sits);
    HighLowState back = EventReplay.accepted(GAME, sits, new Event.Returned(1));
    assertEquals(state, back);
  }
}
