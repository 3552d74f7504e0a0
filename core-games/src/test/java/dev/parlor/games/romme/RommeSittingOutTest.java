package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.romme.meld.MeldPoints;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A round that a silent seat spoils or sits out counts as its worst of all. */
class RommeSittingOutTest {
  private static final Map<String, String> FIVE = Map.of("match", "rounds", "silentPoints", "60");

  private static Kitchen three() {
    return Kitchen.of(FIVE, "2d", "3d4d", "9s", "8s", "Ts");
  }

  private static void sitOut(Kitchen kitchen, int seat) {
    kitchen.apply(new Event.Away(seat));
    kitchen.apply(new Event.SatOut(seat));
  }

  @Test
  void theRoundIsVoidAndPlayedAgainByTheOthers() {
    Kitchen kitchen = three();
    sitOut(kitchen, 2);
    assertEquals(1, kitchen.state().round());
    assertEquals(List.of(), kitchen.state().results());
    assertEquals(60, kitchen.seat(2).owed());
    assertTrue(kitchen.seat(2).isPlaying());
  }

  @Test
  void itGetsNoCardsAndNoTurn() {
    Kitchen kitchen = three();
    sitOut(kitchen, 2);
    assertEquals(List.of(), kitchen.seat(2).hand());
    assertEquals(13, kitchen.seat(0).hand().size());
    for (int turn = 0; turn < 6; turn++) {
      int seat = kitchen.state().turn();
      assertTrue(seat != 2);
      kitchen.idle(seat);
    }
  }

  @Test
  void aRoundThatIsSatOutCountsAsTheWorst() {
    RommeState state = three().state();
    state = silent(state, 2);
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Shuffled(state.deck(), List.of()));
    RommeDraft draft = new RommeDraft(state);
    end(draft);
    assertScoredAsTheWorst(draft, 0);
    RommeRounds.deal(draft, new Event.Shuffled(draft.deck, List.of()));
    end(draft);
    assertScoredAsTheWorst(draft, 1);
    int both = draft.results.stream().mapToInt(round -> round.points().get(2)).sum();
    assertEquals(both, draft.seat(2).total());
  }

  /** A round that is sat out counts as the worst of the match even where it costs nothing more. */
  @Test
  void whateverTheTableAgreedOnASpoiltRoundIsNeverTheBest() {
    for (int least : List.of(0, 1000)) {
      Map<String, String> options =
          Map.of("match", "rounds", "silentPoints", String.valueOf(least));
      RommeState state = silent(Kitchen.of(options, "2d", "3d4d", "9s", "8s", "Ts").state(), 2);
      state =
          EventReplay.accepted(Kitchen.ROMME, state, new Event.Shuffled(state.deck(), List.of()));
      RommeDraft draft = new RommeDraft(state);
      end(draft);
      List<Integer> points = draft.results.get(0).points();
      assertEquals(Math.max(least, max(points.subList(0, 2))), points.get(2));
    }
  }

  private static void assertScoredAsTheWorst(RommeDraft draft, int round) {
    List<Integer> points = draft.results.get(round).points();
    assertEquals(Math.max(60, max(points)), points.get(2));
    assertTrue(points.get(2) >= 60);
  }

  @Test
  void whoSpoilsADealAndPlaysTheNextOneCountsBoth() {
    RommeState state = silent(three().state(), 2);
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Returned(2));
    state = EventReplay.accepted(Kitchen.ROMME, state, new Event.Shuffled(state.deck(), List.of()));
    RommeDraft draft = new RommeDraft(state);
    end(draft);
    int hand = MeldPoints.deadwood(Dealt.openFaces(draft.results.get(0).cards().get(2)));
    assertEquals(60 + hand, draft.seat(2).total());
  }

  private static int max(List<Integer> points) {
    return points.stream().mapToInt(each -> each).max().orElseThrow();
  }

  /** Ends the round and opens all hands. They are as full of deadwood as can be. */
  private static void end(RommeDraft draft) {
    RommeRounds.end(draft, RommeRoundResult.NOBODY, RommeRoundResult.Ending.STOCK_EMPTY);
    int card = 0;
    for (Slot slot : Set.copyOf(draft.opening)) {
      draft.faces.put(slot, RommeRounds.DECK.cards().get(card++));
    }
    draft.opening.clear();
    RommeRounds.countWhenOpened(draft);
  }

  private static RommeState silent(RommeState state, int seat) {
    RommeState away = EventReplay.accepted(Kitchen.ROMME, state, new Event.Away(seat));
    return EventReplay.accepted(Kitchen.ROMME, away, new Event.SatOut(seat));
  }

  @Test
  void whoIsBackIsDealtInWithTheNextRound() {
    RommeState state = silent(three().state(), 2);
    RommeState back = EventReplay.accepted(Kitchen.ROMME, state, new Event.Returned(2));
    RommeState dealt =
        EventReplay.accepted(Kitchen.ROMME, back, new Event.Shuffled(back.deck(), List.of()));
    assertEquals(13, dealt.seats().get(2).hand().size());
    Kitchen kitchen = three();
    sitOut(kitchen, 2);
    kitchen.apply(new Event.Returned(2));
    assertFalse(kitchen.seat(2).canPlay(), "its cards are not in this deck");
  }

  /**
   * Another seat ends the round with Hand-Rommé. A seat that stays silent while the hands are
   * opened pays more than one that shows its hand.
   */
  @Test
  void nobodyEscapesTheCountingOfItsHand() {
    Kitchen kitchen = three();
    RommeDraft draft = new RommeDraft(kitchen.state());
    RommeRounds.end(draft, 0, RommeRoundResult.Ending.HAND_ROMME);
    RommeState state = silent(draft.state(), 2);
    assertEquals(13 * 20 * 3, state.seats().get(2).owed());
  }

  @Test
  void onlyWhoIsAwayCanSitOutAndItIsDoneOnce() {
    RommeState state = three().state();
    assertTrue(refused(state, new Event.SatOut(2)));
    RommeState silent = silent(state, 2);
    assertTrue(refused(silent, new Event.SatOut(2)));
    assertTrue(refused(silent, new Event.SatOut(9)));
  }

  private static boolean refused(RommeState state, Event event) {
    return Kitchen.ROMME.apply(state, event) instanceof Step.Refused;
  }
}
