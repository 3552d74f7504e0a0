package dev.parlor.games.piles;

import static dev.parlor.games.piles.Direction.HIGHER;
import static dev.parlor.games.piles.Direction.LOWER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What becomes of a game of piles when players are away, come back or leave. */
class PilesAttendanceTest {
  private static final Piles PILES = KnownPiles.PILES;
  private static final String LAYOUT = KnownPiles.LAYOUT;

  @Test
  @DisplayName("piles 3: round robin over the players who are there")
  void turnsGoRoundAndSkipWhoIsAwayOrGone() {
    KnownPiles table = KnownPiles.of(4, LAYOUT + "9h 8h 7d 6h 5h");
    table.away(1);
    table.left(2);
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      turns.add(table.state().turn());
      table.guess(table.state().turn(), 8, LOWER);
    }
    assertEquals(List.of(0, 3, 0, 3, 0), turns);
  }

  @Test
  @DisplayName("piles 3: who returns is in the round again")
  void whoReturnsPlaysAgain() {
    KnownPiles table = KnownPiles.of(3, LAYOUT + "3s 4h 5h 6h");
    table.away(1);
    table.guess(0, 0, HIGHER);
    assertEquals(2, table.state().turn());
    table.returned(1);
    table.guess(2, 0, HIGHER);
    table.guess(0, 0, HIGHER);
    assertEquals(1, table.state().turn());
  }

  @Test
  @DisplayName("piles 3: with everybody offline the game pauses, and goes on with who returns")
  void everybodyOfflinePausesTheGame() {
    KnownPiles table = KnownPiles.of(2, LAYOUT);
    table.away(1);
    table.away(0);
    assertTrue(table.state().paused());
    assertEquals(Set.of(), PILES.toAct(table.state()));
    assertFalse(table.finished().isPresent());
    assertEquals("piles.wait", table.refusal(0, new PilesAction.Guess(0, HIGHER)));
    table.returned(1);
    assertFalse(table.state().paused());
    assertEquals(Set.of(1), PILES.toAct(table.state()));
  }

  @Test
  @DisplayName("piles 3: who is offline during the layout is not asked first")
  void absenceDuringTheLayoutIsNoticed() {
    PilesState state = PILES.open(Setup.of(2)).state();
    state = EventReplay.accepted(PILES, state, new Event.Away(0));
    state = EventReplay.accepted(PILES, state, new Event.Shuffled(0, List.of()));
    List<Card> cards = Card.parseAll(LAYOUT);
    for (int i = 0; i < cards.size(); i++) {
      assertEquals(Set.of(), PILES.toAct(state));
      state = EventReplay.accepted(PILES, state, new Event.Opened(new Slot(0, i), cards.get(i)));
    }
    assertEquals(Set.of(1), PILES.toAct(state));
  }

  @Test
  @DisplayName("piles d: a player drops after choosing: the choice is discarded, next player")
  void dropAfterChoosingDiscardsTheChoice() {
    KnownPiles table = KnownPiles.of(3, LAYOUT);
    table.act(0, new PilesAction.Pick(3));
    table.away(0);
    assertEquals(null, table.state().picked());
    assertEquals(1, table.state().turn());
  }

  @Test
  @DisplayName("piles d: a guess whose card is on its way stands although the player drops")
  void dropAfterGuessingKeepsTheGuess() {
    PilesState state = KnownPiles.of(3, LAYOUT).state();
    state =
        EventReplay.accepted(PILES, state, new Event.Acted(0, new PilesAction.Guess(0, HIGHER)));
    state = EventReplay.accepted(PILES, state, new Event.Away(0));
    state = EventReplay.accepted(PILES, state, new Event.Opened(new Slot(0, 9), Card.parse("3s")));
    assertEquals(Card.parse("3s"), state.piles().get(0).top());
    assertEquals(1, state.turn());
  }

  @Test
  @DisplayName("piles f: no active player left: the game is aborted")
  void nobodyLeftAbortsTheGame() {
    KnownPiles table = KnownPiles.of(2, LAYOUT);
    table.left(0);
    assertEquals(Set.of(1), PILES.toAct(table.state()));
    table.left(1);
    assertEquals(PilesResult.ABORTED, table.state().result());
    assertEquals(
        Optional.of("piles.banner.aborted"),
        PILES.view(table.state(), 0, Knowledge.NONE).bannerKey());
  }

  @Test
  void presenceOfStrangersAndRepeatsAreRefused() {
    PilesState state = KnownPiles.of(2, LAYOUT).state();
    assertEquals("event.unexpected", EventReplay.refusal(PILES, state, new Event.Away(2)));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, state, new Event.Returned(0)));
    PilesState away = EventReplay.accepted(PILES, state, new Event.Away(0));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, away, new Event.Away(0)));
    PilesState gone = EventReplay.accepted(PILES, away, new Event.Left(0, false));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, gone, new Event.Returned(0)));
    assertEquals("event.unexpected", EventReplay.refusal(PILES, gone, new Event.Left(0, true)));
  }
}
