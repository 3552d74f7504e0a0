package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.recall.RecallAction.Word;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Seats that stay silent: the others are dealt fresh cards, and the seat that has spoilt a deal is
 * last.
 */
class RecallSittingOutTest {
  private static final String HANDS = "3s9h5c6d 4s8hTcTd 5h6hTsTh ";

  private static RecallState silent(RecallState state, int seat) {
    RecallState away = EventReplay.accepted(Rig.GAME, state, new Event.Away(seat));
    return EventReplay.accepted(Rig.GAME, away, new Event.SatOut(seat));
  }

  private static RecallState dealt(RecallState state) {
    return EventReplay.accepted(
        Rig.GAME,
        state,
        new Event.Shuffled(state.stock().decks() - 1, List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)));
  }

  @Test
  void theOthersAreDealtFreshCards() {
    RecallState again = dealt(silent(Rig.started(3, HANDS).state(), 0));
    assertEquals(RecallPhase.INITIAL_PEEK, again.phase());
    assertEquals(List.of(0, 4, 4), cards(again));
    assertEquals(Set.of(1, 2), Rig.GAME.toAct(again));
    assertEquals(Status.AWAY, Status.of(again, 0));
  }

  private static List<Integer> cards(RecallState state) {
    return state.players().stream().map(RecallSeat::cards).toList();
  }

  @Test
  void whoIsBackBeforeTheDealIsDealtIn() {
    RecallState silent = silent(Rig.started(3, HANDS).state(), 0);
    RecallState again = dealt(EventReplay.accepted(Rig.GAME, silent, new Event.Returned(0)));
    assertEquals(List.of(4, 4, 4), cards(again));
    assertTrue(again.player(0).silence().counts(), "it has spoilt the deal before");
  }

  @Test
  void whoIsBackLaterWaitsForAnotherDeck() {
    RecallState again = dealt(silent(Rig.started(3, HANDS).state(), 0));
    RecallState back = EventReplay.accepted(Rig.GAME, again, new Event.Returned(0));
    assertEquals(List.of(0, 4, 4), cards(back));
    assertEquals(Set.of(1, 2), Rig.GAME.toAct(back));
    assertEquals(List.of(), Rig.GAME.choices(back, 0, Knowledge.NONE));
  }

  @Test
  void whoIsSilentBeforeTheFirstDealAndBackInTimeHasMissedNothing() {
    RecallState opened = Rig.GAME.open(Setup.of(3)).state();
    RecallState silent = silent(opened, 0);
    assertFalse(silent.player(0).silence().counts());
    assertTrue(dealt(silent).player(0).silence().counts(), "it sits this one out");
    RecallState back = EventReplay.accepted(Rig.GAME, silent, new Event.Returned(0));
    assertFalse(dealt(back).player(0).silence().counts());
  }

  /** A seat that has spoilt a deal is last in the next one, even if it would have won at once. */
  @Test
  void whoHasSpoiltADealIsLastWhateverItHolds() {
    Rig rig = Rig.started(3, HANDS + "2h");
    rig.act(0, Word.CALL_RECALL).plainTurn(1).plainTurn(2);
    assertEquals(1, rig.places().get(0));
    RecallState over = rig.state();
    RecallDraft draft = new RecallDraft(over);
    draft.put(0, over.player(0).with(RecallSilence.SPOILS));
    draft.winner = 0;
    assertEquals(3, RecallPlaces.outcome(draft.state()).standings().get(0).place());
    int worst =
        RecallPlaces.outcome(over).standings().stream()
            .mapToInt(Outcome.Standing::score)
            .max()
            .getAsInt();
    int own = RecallPlaces.outcome(over).standings().get(0).score();
    assertEquals(
        own + Math.max(worst, 30), RecallPlaces.outcome(draft.state()).standings().get(0).score());
  }

  @Test
  void onlyWhoIsAwayCanSitOutAndItIsDoneOnce() {
    RecallState state = Rig.started(3, HANDS).state();
    assertTrue(refused(state, 0));
    RecallState silent = silent(state, 0);
    assertTrue(refused(silent, 0));
    assertTrue(refused(silent, 9));
  }

  private static boolean refused(RecallState state, int seat) {
    return Rig.GAME.apply(state, new Event.SatOut(seat)) instanceof Step.Refused;
  }
}
